import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import type { Node } from '#tools/generate/document.ts'
import {
  baseParts,
  type CallParts,
  type ContractCall,
  callOf,
  declaredStatuses,
  writeRequest,
} from '../../support/contract-call.ts'
import { errorCode } from '../../support/error-faults.ts'
import { leadGuild } from '../../support/lead-guild.ts'
import type { Game } from '../../support/open-game.ts'
import { endedTestSession, openTestSession } from '../../support/open-session.ts'
import { stateDigest } from '../../support/state-digest.ts'
import {
  type KnownLord,
  OWNED_FIELDS,
  openGameOfTwo,
  ownSubjects,
  subjectsFor,
  unknownSubjects,
} from '../../support/two-lords.ts'
import { sendWire } from '../../support/wire.ts'
import { badBodies } from './bad-bodies.ts'
import { badFilters } from './bad-filters.ts'
import { badCallers, badHeaders } from './bad-headers.ts'
import { badPlaces } from './bad-places.ts'
import { type BadRequest, refused } from './bad-request.ts'

let game: Game
let lord: KnownLord
let other: KnownLord
let cookie: string
let endedCookie: string
let sent = 0

beforeAll(async () => {
  ;({ game, lord, other } = await openGameOfTwo())
  endedCookie = (await endedTestSession(game.platform, lord.player.id)).cookie
})
afterAll(async () => {
  console.log(`${sent} bad requests sent to ${operationIds.length} operations`)
  await game.close()
})

function partsOf(call: ContractCall, changes: Record<string, Node> = {}): CallParts {
  const parts = baseParts(call, { ...subjectsFor(call.id, ownSubjects(lord)), ...changes })
  return { ...parts, headers: { ...parts.headers, cookie } }
}

/** Whether the call has the field in its path or body. */
function names(call: ContractCall, field: string): boolean {
  const { params, body } = partsOf(call)
  return field in params || (typeof body === 'object' && body !== null && field in body)
}

function notOurs(call: ContractCall): BadRequest[] {
  return [
    ...OWNED_FIELDS.filter((field) => names(call, field)).map((field) =>
      refused(
        `another's ${field}`,
        writeRequest(call, partsOf(call, { [field]: ownSubjects(other)[field] ?? 0 })),
        404,
      ),
    ),
    ...Object.entries(unknownSubjects)
      .filter(([field]) => names(call, field))
      .map(([field, value]) =>
        refused(`unknown ${field}`, writeRequest(call, partsOf(call, { [field]: value })), 404),
      ),
  ]
}

function badRequests(call: ContractCall): BadRequest[] {
  const parts = partsOf(call)
  return [
    ...badBodies(call, parts),
    ...badPlaces(call, parts),
    ...badFilters(call, parts),
    ...badHeaders(call, parts),
    ...badCallers(call, parts, endedCookie),
    ...notOurs(call),
  ]
}

/** What is wrong with the answer to a bad request, undefined if it is refused correctly. */
async function faultOf(
  call: ContractCall,
  { name, request, statuses }: BadRequest,
): Promise<string | undefined> {
  const answer = await sendWire(game.platform.config.publicUrl, request)
  sent += 1
  const code = errorCode(answer)
  const isDeclared = declaredStatuses(call).includes(answer.status)
  const isExpected = statuses.length === 0 ? answer.status < 500 : statuses.includes(answer.status)
  if (code !== undefined && isDeclared && isExpected && answer.status >= 400) return undefined
  return `${name}: ${answer.status} ${answer.text.slice(0, 200)}`
}

describe.each(operationIds)('%s', (operation) => {
  const call = callOf(operation)

  it('refuses every bad request in the shape of errors, and changes nothing', async () => {
    cookie = (await openTestSession(game.platform, lord.player.id)).cookie
    await leadGuild(lord.player.id)
    const before = await stateDigest()
    const requests = badRequests(call)
    const faults: string[] = []
    for (const request of requests) {
      const fault = await faultOf(call, request)
      if (fault !== undefined) faults.push(fault)
    }
    expect(faults).toEqual([])
    expect(requests.length).toBeGreaterThan(5)
    expect(await stateDigest()).toEqual(before)
  })

  it('accepts the good request from which the bad ones are made', async () => {
    const answer = await sendWire(game.platform.config.publicUrl, writeRequest(call, partsOf(call)))
    expect(answer.status).not.toBe(400)
    expect(answer.status).toBeLessThan(500)
  })
})
