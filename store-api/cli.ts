import { lowerPriority } from './lower-priority'

/** The store API's command line. Without a command it serves the shop. */
const [name = 'serve', ...rest] = process.argv.slice(2)

// Before anything else is loaded: that takes seconds of processor time, which a running shop needs more.
if (name !== 'serve' && process.env.COMMAND_PRIORITY !== 'normal') lowerPriority()
void import('./command-line').then(({ main }) => main([name, ...rest]))
