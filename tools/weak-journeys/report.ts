import { existsSync, readFileSync } from 'node:fs'
import { operations } from '#generated/operations.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'

/** What the recorded troubles of each network are called. */
const TROUBLES = {
  flight: { answerLost: 'behind the server', requestLost: 'before the server' },
  slow3g: { slow: 'slow' },
} as const

const CHANGES = operationIds.filter((operation) => operations[operation].method !== 'GET')

/** The operations that each trouble has met. */
function readRecord(file: string): Map<string, Set<string>> {
  const met = new Map<string, Set<string>>()
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const line of text.split('\n').filter(Boolean)) {
    const [trouble = '', operation = ''] = line.split(' ')
    met.set(trouble, (met.get(trouble) ?? new Set()).add(operation))
  }
  return met
}

function isNetwork(name: string): name is keyof typeof TROUBLES {
  return Object.hasOwn(TROUBLES, name)
}

/** Prints what was met. Returns whether each network met every change. */
export function printReport(file: string, networks: readonly string[]): boolean {
  const record = readRecord(file)
  let isWhole = true
  for (const network of networks.filter(isNetwork)) {
    const troubles = Object.entries(TROUBLES[network])
    const met = troubles.map(([trouble, name]) => ({ name, of: record.get(trouble) ?? new Set<string>() }))
    const missed = CHANGES.filter((operation) => met.every(({ of }) => !of.has(operation)))
    isWhole &&= missed.length === 0
    const parts = met.map(({ name, of }) => `${of.size} ${name}`).join(', ')
    console.log(`\n${network}: ${CHANGES.length - missed.length} of ${CHANGES.length} changes (${parts})`)
    console.log(`not met: ${missed.join(', ') || 'none'}`)
  }
  return isWhole
}
