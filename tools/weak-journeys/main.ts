/**
 * `npm run journeys:weak`: plays the journeys once with a flight mode in the middle of every change, and once on slow 3G, and
 * tells which changes a page got its answer to in spite of it. Ends with 1 if a journey fails or a change is missing.
 * `-- --network flight` plays one of the two; words after it choose the files.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printReport } from './report.ts'

const NETWORKS = ['flight', 'slow3g'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { network: { type: 'string', multiple: true, default: [...NETWORKS] } },
})

async function play(network: string, record: string): Promise<boolean> {
  console.log(`\n── ${network} ──`)
  const journeys = spawn('vitest', ['run', '--project', 'weak', ...positionals], {
    stdio: 'inherit',
    env: { ...process.env, NETWORK: network, NETWORK_RECORD: record },
  })
  const [code] = await once(journeys, 'exit')
  return code === 0
}

const folder = mkdtempSync(join(tmpdir(), 'donjon-weak-'))
const record = join(folder, 'record.txt')
let isSound = true
for (const network of values.network) isSound = (await play(network, record)) && isSound
const isWhole = printReport(record, values.network)
rmSync(folder, { recursive: true })
// A part of the files does not reach everything.
process.exitCode = isSound && (isWhole || positionals.length > 0) ? 0 : 1
