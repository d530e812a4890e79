/** Generous, so that no test fails on a busy machine: in-process databases and property tests take seconds. */
jest.setTimeout(60_000)
