import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { experienceForLevel } from '#rules/player/level.ts'
import { issueToken } from '#server/domains/auth/account-token.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

let server: TestServer
let playerId: number
let browser: TestClient
beforeAll(async () => {
  server = await startTestServer()
  const money = { gold: 120, diamonds: 3, glory: 7 }
  const player = await server.on(() =>
    buildPlayer({
      ...money,
      level: 3,
      experience: experienceForLevel(3) + 50,
      energy: 100,
      energyAt: new Date(),
    }),
  )
  playerId = player.id
  browser = await server.browserOf(playerId)
})
afterAll(() => server.close())

async function gameData(query: string) {
  const response = await browser.fetch(`/api/game-data?${query}`)
  expect(response.status).toBe(200)
  return response.json()
}

describe('the header of public pages', () => {
  it('shows who is logged in, and nobody to a visitor', async () => {
    const { data } = await browser.api.GET('/public/header-player-info')
    expect(data?.player).toMatchObject({ playerId, level: 3, title: 'KNIGHT' })
    const visitor = await server.visitor().api.GET('/public/header-player-info')
    expect(visitor.data).toEqual({ player: null })
  })
})

describe('the control panel', () => {
  it('has level, purse and energy', async () => {
    const { controlPanel } = await gameData('controlPanel=true')
    expect(controlPanel.data).toMatchObject({
      baseInfo: {
        level: 3,
        title: 'KNIGHT',
        experience: experienceForLevel(3) + 50,
        levelExperience: experienceForLevel(3),
        nextLevelExperience: experienceForLevel(4),
      },
      purse: { gold: 120, diamonds: 3, glory: 7 },
      energy: { current: 100 },
    })
  })
})

describe('the frame of the game', () => {
  it('shows the player, open pages and counters', async () => {
    await server.on(
      () => sql`
        INSERT INTO tutorial_step (player_id, step_key, kind, status, completed_at) VALUES
          (${playerId}, 'myCastleAboutBanner', 'BANNER', 'COMPLETED', now()),
          (${playerId}, 'armyOpenBanner', 'BANNER', 'ACTIVE', NULL)`,
    )
    await server.on(
      () => sql`
        INSERT INTO notification (player_id, type, payload, created_at, read_at) VALUES
          (${playerId}, 'LEVEL_UP', '{}', now(), NULL), (${playerId}, 'LEVEL_UP', '{}', now(), now())`,
    )
    const { playerLayout } = await gameData('playerLayout=true')
    expect(playerLayout.data).toMatchObject({
      player: { playerId, level: 3 },
      emailConfirmed: false,
      unlocks: ['myCastleAboutBanner'],
      unviewedFights: 0,
      unreadNotifications: 1,
    })
  })

  it('changes when the e-mail is confirmed elsewhere: its revision rises', async () => {
    const password = 'krepost-na-holme'
    const client = server.visitor()
    const { data } = await client.api.POST('/auth/register', {
      body: { name: 'Layout', email: 'layout@example.org', password, confirmPassword: password },
    })
    const read = async () => (await client.fetch('/api/game-data?playerLayout=true')).json()
    const before = await read()
    const id = data?.player.playerId ?? 0
    const token = await server.on(() =>
      inTransaction(() => issueToken({ id }, 'layout@example.org', 'CONFIRM_EMAIL')),
    )
    await server.visitor().api.POST('/auth/confirm-email', { body: { token } })
    const after = await read()
    expect(data?.player.emailConfirmed).toBe(false)
    expect(after.playerLayout.data.emailConfirmed).toBe(true)
    expect(after.playerLayout.rev).toBeGreaterThan(before.playerLayout.rev)
  })
})
