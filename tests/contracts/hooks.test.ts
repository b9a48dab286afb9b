import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getArmyMock, getBuyUnitsMockHandler } from '../../generated/hooks/army/army.msw.ts'
import { buyUnits } from '../../generated/hooks/army/army.ts'
import { getFightsMock } from '../../generated/hooks/fights/fights.msw.ts'
import { getFight, getGetFightQueryKey } from '../../generated/hooks/fights/fights.ts'
import { setTransport, transport } from '../../generated/transport.ts'

const mocks = setupServer(...getArmyMock(), ...getFightsMock())
const sent: { url: string; method: string | undefined }[] = []

beforeAll(() => mocks.listen({ onUnhandledRequest: 'error' }))
afterAll(() => mocks.close())
beforeEach(() => {
  mocks.resetHandlers()
  sent.length = 0
  setTransport(async (url, init) => {
    sent.push({ url, method: init?.method })
    const response = await fetch(`http://game.test/api${url}`, init)
    return response.json()
  })
})

describe('generated calls', () => {
  test('go out by the transport of the app and give back the body itself', async () => {
    const bought = await buyUnits({ group: 'archers', amount: 5 })
    expect(sent).toEqual([{ url: '/player-army/buy', method: 'POST' }])
    expect(bought.group).toBe('archers')
    expect(Number.isInteger(bought.current)).toBe(true)
  })

  test('put ids into the path and into the key of the query', async () => {
    await getFight(42)
    expect(sent).toEqual([{ url: '/fights/42', method: 'GET' }])
    expect(getGetFightQueryKey(42)).not.toEqual(getGetFightQueryKey(43))
  })

  test('meet mock handlers whose answer a story can choose', async () => {
    mocks.use(
      getBuyUnitsMockHandler({ group: 'priests', amount: 1, cost: { gold: 7, diamonds: 0 }, current: 3 }),
    )
    expect((await buyUnits({ group: 'priests', amount: 1 })).cost.gold).toBe(7)
  })
})

test('a call reaches the transport that was set last', async () => {
  setTransport(() => Promise.reject(new Error('offline')))
  await expect(transport('/player-army/buy')).rejects.toThrow('offline')
})
