/**
 * `npm run types`: checks the types of the whole project, and of each room with only what exists where it runs: rules know neither
 * browser nor Node, the server no browser, the apps no Node.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const compiler = join(root, 'node_modules/tsgo/bin/tsc')

for (const room of ['.', 'rules', 'server', 'apps/game', 'apps/admin']) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', join(room, 'tsconfig.json')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
