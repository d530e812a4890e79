/** How busy the machine is decides no test: a database inside the process and a property test take seconds. */
jest.setTimeout(60_000)
