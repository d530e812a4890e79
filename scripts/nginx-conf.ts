import { readFileSync } from 'node:fs'
import { readEnvFile, writeNginxFiles } from '../tests/harness/nginx'
import { describeError, UserError } from '../tests/harness/user-error'

/**
 * Writes nginx's configuration for this machine: `npm run nginx-conf -- /etc/touchline/nginx.env /etc/nginx`. Further
 * arguments such as `RELEASE=2` override the values of the file.
 */
function main([values, folder, ...overrides]: string[]) {
  if (!values || !folder)
    throw new UserError('Which values, and where to? npm run nginx-conf -- /etc/touchline/nginx.env /etc/nginx')
  const invalid = overrides.find((one) => Object.keys(readEnvFile(one)).length === 0)
  if (invalid !== undefined) throw new UserError(`${invalid} is no NAME=value.`)
  writeNginxFiles(folder, { ...readEnvFile(readFileSync(values, 'utf8')), ...readEnvFile(overrides.join('\n')) })
  console.log(`Written to ${folder}; try it with: nginx -t`)
}

/** A missing or unreadable file or folder is reported by its message only, without a stack. */
const withoutStack = (error: unknown) =>
  (error as NodeJS.ErrnoException).syscall ? new UserError((error as Error).message) : error

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(describeError(withoutStack(error)))
  process.exitCode = 1
}
