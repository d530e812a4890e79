/** Closes whatever drawer is open, for an action that leads away without being a link. */
export function closeDrawers() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}
