import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { callOf } from '../../support/contract-call.ts'
import { type Game, newKey, openGame } from '../../support/open-game.ts'
import { changeBetween, effectsOf } from '../idempotency/effects.ts'
import { castleContests } from './castle-contests.ts'
import type { Contest, Rival } from './contest.ts'
import { gearContests } from './gear-contests.ts'
import { isEconomy } from './obstacle.ts'

const contests = [...castleContests, ...gearContests]

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** The result without the ids of the players. */
async function becameOf(rivals: readonly Rival[], work: () => Promise<Answer[]>) {
  const emails = [...new Set(rivals.map(({ lord }) => lord.player.email))]
  const before = await Promise.all(emails.map(effectsOf))
  const answers = await work()
  const after = await Promise.all(emails.map(effectsOf))
  const changes = before.map((effects, index) => JSON.stringify(changeBetween(effects, after[index])) ?? '')
  return { answers, changes: changes.sort() }
}

type Answer = Awaited<ReturnType<Rival['lord']['call']>>

function callsOf(contest: Contest, rivals: readonly Rival[], times: number): (() => Promise<Answer>)[] {
  return Array.from({ length: times }, (_, index) => {
    const { lord, options, operation = contest.operation } = rivals[index % rivals.length] ?? {}
    if (!lord) throw new Error('Nobody asks')
    return () => lord.call(operation, { ...options, key: newKey() })
  })
}

async function inTurn(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const call of calls) answers.push(await call())
  return answers
}

describe.each(contests)('$operation over $over', (contest) => {
  it.each([2, 20].filter((times) => times <= (contest.most ?? 20)))(
    'is done as often as it may be, of %i calls at once',
    async (times) => {
      const rivals = await contest.meet(game)
      const together = await becameOf(rivals, () =>
        Promise.all(callsOf(contest, rivals, times).map((call) => call())),
      )
      const late = together.answers.filter(({ status }) => status !== 200)
      expect(late.map(({ error }) => error.code).filter((code) => !contest.refused.includes(code))).toEqual(
        [],
      )
      expect(late).toHaveLength(contest.done === 'one' ? times - 1 : 0)
      expect(await dataFaults()).toEqual([])

      // With different calls the result depends on which one comes first.
      if (new Set(rivals.map(({ options }) => options)).size > 1) return
      const others = await contest.meet(game)
      const alone = await becameOf(others, () =>
        inTurn(callsOf(contest, others, contest.done === 'one' ? 1 : times)),
      )
      const plain = (changes: readonly string[]) =>
        contest.isDrawn ? changes.map((change) => change.replace(/\d+/g, '#')) : changes
      expect(plain(together.changes)).toEqual(plain(alone.changes))
    },
  )
})

it('covers every call of the economy', () => {
  const held = new Set(contests.map(({ operation }) => operation))
  expect(operationIds.filter((operation) => isEconomy(callOf(operation)) && !held.has(operation))).toEqual([])
})
