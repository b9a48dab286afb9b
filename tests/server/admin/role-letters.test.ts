import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '#generated/types.ts'
import { letterWriters } from '#server/domains/letters.ts'
import { letterOrderSchema } from '#server/platform/mail/enqueue-mail.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let chief: Lord
beforeAll(async () => {
  game = await openGame()
  chief = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(chief.player.id)
})
afterAll(() => game.close())

/** The letters about roles that are ordered for the player, in order. */
async function lettersTo(playerId: number): Promise<string[]> {
  const rows = await sql<{ payload: unknown }>`
    SELECT payload FROM graphile_worker._private_jobs
    WHERE payload ->> 'kind' = 'rolesChanged' AND (payload ->> 'playerId')::bigint = ${playerId} ORDER BY id`
  const texts: string[] = []
  for (const { payload } of rows) {
    const { roles } = letterOrderSchema.parse(payload)
    texts.push((await letterWriters.rolesChanged?.(playerId, { roles }))?.text ?? '')
  }
  return texts
}

it('tells an account which roles were given and taken, once for each change', async () => {
  const lord = await game.lord()
  const { id } = lord.player
  const set = async (roles: Role[]) => {
    const { status } = await chief.call('setPlayerRoles', { params: { id }, body: { roles } })
    expect(status).toBe(200)
    return lettersTo(id)
  }
  expect(await set(['PLAYER'])).toEqual([])

  const [given, ...others] = await set(['PLAYER', 'CONTENT_ADMIN'])
  expect(others).toEqual([])
  expect(given).toContain('Вам дали: Управляющий новостями.')
  expect(given).not.toContain('забрали')
  expect(given).toContain('Теперь у вас: Управляющий новостями.')

  const [, swapped] = await set(['PLAYER', 'GUIDES_ADMIN', 'USER_ADMIN'])
  expect(swapped).toMatch(/Вам дали: (?=.*Управляющий руководствами)(?=.*Управляющий игроками)/)
  expect(swapped).toContain('У вас забрали: Управляющий новостями.')

  const [first, , last, ...more] = await set(['PLAYER'])
  expect(more).toEqual([])
  expect(last).toContain('У вас забрали: ')
  expect(last).toContain('Теперь ролей в управлении у вас нет.')
  expect(first).toBe(given)
})
