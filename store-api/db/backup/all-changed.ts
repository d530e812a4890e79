/**
 * With what a backup brings back everything shoppers are shown is another: storefronts are told of it when the shop runs
 * again. A backup of a version that told nobody has no table for it.
 */
export const NOTE_ALL_CHANGED = `do $$ begin
  if to_regclass('public.change') is not null then insert into public.change (what) values ('shop'); end if;
end $$`
