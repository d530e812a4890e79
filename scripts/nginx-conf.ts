import { readFileSync } from 'node:fs'
import { readEnvFile, writeNginxFiles } from './cluster/nginx-files'
import { describeFailure, PlainFailure } from './plain-failure'

/** Writes nginx's configuration for this machine: `npm run nginx-conf -- /etc/touchline/nginx.env /etc/nginx`. */
function main([values, folder]: string[]) {
  if (!values || !folder)
    throw new PlainFailure('Which values, and where to? npm run nginx-conf -- /etc/touchline/nginx.env /etc/nginx')
  writeNginxFiles(folder, readEnvFile(readFileSync(values, 'utf8')))
  console.log(`Written to ${folder}; try it with: nginx -t`)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
