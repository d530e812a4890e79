/**
 * Replaces Next's own, which is styled inline and is 0.4 kB of every page's data. Each part of the shop has its own
 * below.
 */
export default function RootNotFound() {
  return <h1>404</h1>
}
