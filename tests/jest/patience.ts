/** PostgreSQL inside the process takes seconds to start, on a busy machine more than Jest waits for. */
jest.setTimeout(60_000)
