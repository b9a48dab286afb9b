import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ timers: true, env: { GAME_SPEED: '60' } })
})
afterAll(() => server.close())

/** One easy mission, ended by its timer alone: no call is made before that. */
async function goOut(api: TestClient['api']) {
  const started = await api.POST('/missions/start', {
    body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' },
  })
  expect(started.response.status).toBe(200)
  await expect
    .poll(() => server.on(() => sql`SELECT id FROM mission_run WHERE finished_at IS NULL`))
    .toEqual([])
  const { data } = await api.GET('/game-data', { params: { query: { missions: true } } })
  return data?.missions?.data.last
}

it('a newcomer registers, wins and is paid in real time', async () => {
  const { api } = server.visitor()
  const registered = await api.POST('/auth/register', {
    body: {
      name: 'Ратибор',
      email: 'ratibor@example.com',
      password: 'dragons like gold',
      confirmPassword: 'dragons like gold',
    },
  })
  expect(registered.response.status).toBe(200)
  // A new castle loses its first fight once in a hundred, so retry.
  let last = await goOut(api)
  for (let turn = 0; last?.result !== 'WIN' && turn < 3; turn += 1) last = await goOut(api)
  const { data } = await api.GET('/game-data', { params: { query: { quests: true, notifications: true } } })
  expect(data?.notifications?.data.items.at(0)).toMatchObject({ type: 'MISSION_COMPLETED', result: 'WIN' })
  expect(data?.quests?.data.active).toMatchObject([{ stepKey: 'firstWinQuest', isDone: true }])
  const paid = await api.POST('/player-quests/{stepKey}/complete', {
    params: {
      path: { stepKey: 'firstWinQuest' },
      header: { 'game-data-subscribes': '{"controlPanel":true}' },
    },
  })
  expect(paid.data?.gameData?.controlPanel?.data.purse.gold).toBe(300 + (last?.reward.gold ?? 0) + 120)
})
