import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { textOf } from '#tools/generate/document.ts'
import { callOf } from '../../support/contract-call.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import { castleObstacles } from './castle-obstacles.ts'
import { gearObstacles } from './gear-obstacles.ts'
import { isEconomy } from './obstacle.ts'
import { cannotBe, HINDRANCES, hindranceOf } from './obstacle-matrix.ts'

const obstacles = [...gearObstacles, ...castleObstacles]

/** Codes of the contract for a lack of funds, space, level or ownership, and for items that are not free. */
const kinds =
  /^(notEnough(?!Stars)\w+|noWine|armyLimitReached|levelTooLow|forgeLevelTooLow|\w*Locked|gearInMarket|gearEquipped|itemInUse|notFound|missionUnderway|taxesUnderway|lotClosed|ownLot)$/
/** Tested elsewhere: tests/server/access for pageLocked, tests/server/missions for missionLocked and patrolLocked. */
const TESTED_ELSEWHERE = ['pageLocked', 'missionLocked', 'patrolLocked']

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

describe.each(obstacles)('$operation', ({ operation, code, why = '', ask }) => {
  it(`is refused with ${code} ${why}`.trim(), async () => {
    const { lord, ...options } = await ask(game)
    const before = await stateDigest()
    const { status, error } = await lord.call(operation, options)
    expect([error.code, status]).toEqual([
      code,
      code === 'notFound' ? 404 : /Underway|lotClosed|alreadyClaimed/.test(code) ? 409 : 422,
    ])
    expect(await stateDigest()).toEqual(before)
  })
})

it('is tested for every obstacle in the contract', () => {
  const named = operationIds
    .filter((operation) => isEconomy(callOf(operation)))
    .flatMap((operation) => {
      const [, refused = ''] =
        /Refused:(.*)/s.exec(textOf(callOf(operation).operation, 'description') ?? '') ?? []
      const codes = (refused.match(/\b[a-z]+[A-Z]\w+/g) ?? []).filter((code) => kinds.test(code))
      return codes.filter((code) => !TESTED_ELSEWHERE.includes(code)).map((code) => `${operation} ${code}`)
    })
  expect(named.length).toBeGreaterThan(60)
  const tried = new Set(obstacles.map(({ operation, code }) => `${operation} ${code}`))
  expect(named.filter((one) => !tried.has(one))).toEqual([])
})

describe.each(HINDRANCES)('%s', (hindrance) => {
  it('is tested for every call, or excused with a reason', () => {
    const calls = operationIds.filter((operation) => isEconomy(callOf(operation)))
    const tried = obstacles.filter((one) => hindranceOf(one) === hindrance).map(({ operation }) => operation)
    const excused = cannotBe[hindrance].flatMap(([, operations]) => operations)
    // Each call is either tested or excused, exactly once.
    expect([...new Set(tried), ...excused].sort()).toEqual([...calls].sort())
  })
})
