import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A build cannot start or has failed. The message is for the operator. */
export class BuildError extends Error {}

/** The program of a package, by its `bin`: a shell's search for it would need another name on each system. */
function programOf(name: string): string {
  const folder = join('node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Refuses to start where the package is not installed. */
export function requirePackage(name: string): void {
  if (existsSync(join('node_modules', name, 'package.json'))) return
  throw new BuildError(`${name} is missing: run npm ci without NODE_ENV=production and without --omit=dev`)
}

/** Runs a package's program or a TypeScript file with this Node. Resolves when it has ended well. It ends with this process. */
export async function runBuilder([program, ...options]: readonly [string, ...string[]]): Promise<void> {
  const file = program.endsWith('.ts') ? program : programOf(program)
  const child = spawn(process.execPath, [file, ...options], { stdio: ['ignore', 'inherit', 'inherit'] })
  const end = () => child.kill()
  process.once('exit', end)
  const [code, signal] = await once(child, 'exit')
  process.removeListener('exit', end)
  if (code !== 0) throw new BuildError(`${program} ended with ${code ?? signal}`)
}
