/**
 * A restored backup may change everything shoppers see: storefronts are notified once the shop runs again. Backups of
 * versions without cache invalidation lack the table.
 */
export const NOTE_ALL_CHANGED = `do $$ begin
  if to_regclass('public.change') is not null then insert into public.change (what) values ('shop'); end if;
end $$`
