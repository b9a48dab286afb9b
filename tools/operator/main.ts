/**
 * `node tools/operator/main.ts <command> …`: runs a command of this folder with the settings of the file `.env`, if there is one. The
 * environment takes precedence. Node's `--env-file-if-exists` would print a line for each command without such a file.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

const [node = '', , command = '', ...words] = process.argv
if (existsSync('.env')) process.loadEnvFile('.env')
const file = path.join(import.meta.dirname, `${command}.ts`)
process.argv = [node, file, ...words]
await import(file)
