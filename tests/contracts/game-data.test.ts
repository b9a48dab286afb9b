import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { gameDataYaml } from '#tools/generate/game-data.ts'

let contracts = ''
beforeEach(async () => {
  contracts = await mkdtemp(join(tmpdir(), 'donjon-contracts-'))
  await cp(fileURLToPath(new URL('../../contracts', import.meta.url)), contracts, { recursive: true })
})
afterEach(() => rm(contracts, { recursive: true }))

function describeChannels(domain: string, yaml: string) {
  return writeFile(join(contracts, 'domains', domain, 'channels.yaml'), yaml)
}

test('a channel of a domain enters names, subscriptions, game data and the query of getGameData', async () => {
  const data = '{ $ref: "schemas.yaml#/LotList" }'
  await describeChannels('market', `marketLots:\n  summary: Lots of the player\n  data: ${data}\n`)
  const document = parse(await gameDataYaml(contracts))
  expect(document.ChannelName.enum).toContain('marketLots')
  expect(document.Subscriptions.properties.marketLots).toEqual({ type: 'boolean', const: true })
  expect(document.GameData.properties.marketLots).toEqual({ $ref: '#/MarketLotsSnapshot' })
  expect(document.MarketLotsSnapshot).toMatchObject({
    description: 'Lots of the player',
    required: ['rev', 'data'],
    properties: { data: { $ref: '../market/schemas.yaml#/LotList' } },
  })
  expect(document.GameDataQuery).toContainEqual(
    expect.objectContaining({ name: 'marketLots', in: 'query', required: false }),
  )
})

test('a channel that is described badly, or in two domains, is named', async () => {
  await describeChannels('market', 'marketLots:\n  summary: Lots of the player\n')
  await expect(gameDataYaml(contracts)).rejects.toThrow(
    'domains/market/channels.yaml: the channel marketLots lacks its summary or the reference to its data',
  )
  await describeChannels('market', 'army:\n  summary: Lots\n  data: { $ref: "schemas.yaml#/LotList" }\n')
  await expect(gameDataYaml(contracts)).rejects.toThrow('Two domains have a channel army')
})
