/** Whether a host is a name this machine has for itself. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(host)
