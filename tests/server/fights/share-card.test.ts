import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SHARE_SCENES } from '#server/domains/fights/share-picture.ts'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'
import { raid, raider, STRONG, WEAK } from '../raids/raiders.ts'

const CRAWLERS = [
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; vkShare)',
]

let game: Game
let dist: string
let url: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'donjon-dist-'))
  await mkdir(join(dist, 'game'))
  await writeFile(join(dist, 'game', 'index.html'), '<html><head><title>Донжон</title></head></html>')
  game = await openGame({}, dist)
  url = game.platform.config.publicUrl
})
afterAll(async () => {
  await game.close()
  await rm(dist, { recursive: true })
})

async function sharedReport() {
  const lord = await game.lord({}, ALL_PAGES_OPEN)
  await lord.call('startMission', {
    body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' },
  })
  game.clock.advance(60)
  const { missions } = await lord.gameData('missions')
  const fightId = missions?.data.last?.fightId ?? 0
  const { body } = await lord.call('getFight', { params: { fightId } })
  return { lord, fight: body }
}

it('a shared report tells messengers its title and picture', async () => {
  const { lord, fight } = await sharedReport()
  for (const agent of CRAWLERS) {
    const page = await fetch(`${url}/redirect/fight-log/${fight.summary.shareKey}`, {
      headers: { 'user-agent': agent },
    })
    const html = await page.text()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain(`property="og:title" content="${lord.player.name}: победа!`)
    expect(html).toContain('Поход «Старая мельница»')
    expect(html).toContain(`property="og:image" content="${url}/share/win-`)
  }
})

it('a shared raid shows its castle', async () => {
  const lord = await raider(game, STRONG)
  const victim = await raider(game, WEAK)
  const { body } = await raid(lord, victim.player.id)
  const { shareKey } = (await lord.call('getFight', { params: { fightId: body.fightId } })).body.summary
  const html = await (await fetch(`${url}/redirect/fight-log/${shareKey}`)).text()
  expect(html).toMatch(new RegExp(`(победа!|поражение\\.|ничья\\.) Противник: ${victim.player.name}`))
  expect(html).toContain(`property="og:image" content="${url}/share/win-castle.jpg"`)
})

it('an unknown report and any other page have no card', async () => {
  for (const path of [
    '/redirect/fight-log/0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11',
    '/redirect/fight-log/x',
    '/game',
  ]) {
    expect(await (await fetch(`${url}${path}`)).text()).not.toContain('og:title')
  }
})

it.each(['win', 'lose', 'draw'])(
  'has a picture of the announced size for every scene and the result %s',
  async (result) => {
    for (const scene of SHARE_SCENES) {
      const file = await readFile(
        new URL(`../../../apps/game/public/share/${result}-${scene}.jpg`, import.meta.url),
      )
      expect([scene, sizeOfJpeg(file)]).toEqual([scene, { width: 1200, height: 630 }])
    }
  },
)

/** From the header of the frame, the first marker from C0 on. */
function sizeOfJpeg(file: Buffer): { width: number; height: number } {
  let at = 2
  while ((file[at + 1] ?? 0) < 0xc0 || (file[at + 1] ?? 0) > 0xc2) at += 2 + file.readUInt16BE(at + 2)
  return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
}
