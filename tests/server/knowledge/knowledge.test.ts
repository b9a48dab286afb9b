import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { MISSION_GEAR_CHANCE } from '#catalogue/gear/mission-gear.ts'
import { MISSIONS, missionByKey } from '#catalogue/missions/missions.ts'
import { PUBLIC_PAGES } from '#catalogue/public-pages.ts'
import { TIPS } from '#catalogue/tips/tips.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import { type Game, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const ADDRESSES = ['', '/tutorial', '/missions', '/gear', '/gear/shield', '/crusades']

describe('the knowledge base', () => {
  it.each(ADDRESSES)('gives %s to everybody, and 304 for the current ETag', async (address) => {
    const url = `${game.platform.config.publicUrl}/api/public/knowledge-base${address}`
    const first = await fetch(url)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await fetch(url, { headers })).status).toBe(304)
  })

  it('indexes everything once, on pages that exist', async () => {
    const { entries } = (await game.visitor('getKnowledgeBase')).body
    const counts = (kind: string) => entries.filter((entry) => entry.kind === kind).length
    expect({ tasks: counts('TASK'), missions: counts('MISSION'), enemies: counts('ENEMY') }).toEqual({
      tasks: TUTORIAL.filter(({ type }) => type === 'quest').length,
      missions: MISSIONS.length,
      enemies: MISSIONS.length,
    })
    expect({ gear: counts('GEAR'), crusades: counts('CRUSADE'), tips: counts('TIP') }).toEqual({
      gear: GEAR.length + 1,
      crusades: CRUSADES.length,
      tips: Object.keys(TIPS).length,
    })
    expect(new Set(entries.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(entries.length)
    const pages = new Set(PUBLIC_PAGES.map(({ path }) => path))
    expect(entries.filter(({ page }) => !pages.has(`knowledge-base/${page}`))).toEqual([])
  })

  it('shows the chances of the catalogue, and the forecast of a lord of the same level', async () => {
    const { regions } = (await game.visitor('listMissionKnowledge')).body
    const shown = regions.flatMap(({ missions }) => missions)
    expect(shown.map(({ missionKey }) => missionKey)).toEqual(MISSIONS.map(({ key }) => key))
    for (const { missionKey, difficulties } of shown)
      for (const [index, { drops }] of difficulties.entries()) {
        const difficulty = DIFFICULTIES[index] ?? 'EASY'
        const found = missionByKey(missionKey)?.drops.map(({ chance }) => chance[difficulty] / 100)
        const chances = (kind: string) =>
          drops.filter((drop) => drop.kind === kind).map(({ chancePercent }) => chancePercent)
        expect(chances('RESOURCE')).toEqual(found?.map(Math.round))
        expect(Math.abs((chances('GEAR')[0] ?? 0) - MISSION_GEAR_CHANCE[difficulty] / 100)).toBeLessThan(1)
      }
    const lord = await game.lord()
    const own = (await lord.call('listMissions')).body.regions[0]?.missions[0]
    const known = shown.find(({ missionKey }) => missionKey === own?.missionKey)
    expect(own?.level).toBe(1)
    for (const [index, forecast] of (own?.difficulties ?? []).entries()) {
      const { energy, durationSeconds, goldMin, goldMax } = forecast
      expect(known?.difficulties[index]).toMatchObject({ energy, durationSeconds, goldMin, goldMax })
    }
  })

  it('lists every model of every class with its best values', async () => {
    const { classes } = (await game.visitor('listGearClassKnowledge')).body
    expect(classes.map(({ gearClass }) => gearClass)).toEqual([...GEAR_CLASSES])
    for (const { gearClass, models } of classes) {
      const { body } = await game.visitor('getGearClassKnowledge', { params: { gearClass } })
      expect(body.models).toHaveLength(models)
      for (const { gearId, characteristics, army } of body.models) {
        const model = GEAR.find(({ id }) => id === gearId)
        expect({ characteristics, army }).toEqual({
          characteristics: model?.characteristics ?? {},
          army: model?.army ?? {},
        })
      }
    }
    const wrong = await fetch(`${game.platform.config.publicUrl}/api/public/knowledge-base/gear/sofa`)
    expect(wrong.status).toBe(400)
  })

  it('tells which page opens after which task, each page once', async () => {
    const { chapters } = (await game.visitor('listTutorialKnowledge')).body
    const tasks = chapters.flatMap((chapter) => chapter.tasks)
    expect(tasks.map(({ stepKey }) => stepKey)).toEqual(
      TUTORIAL.filter(({ type }) => type === 'quest').map(({ key }) => key),
    )
    const before = tasks.find(({ stepKey }) => stepKey === 'mediumWinQuest')
    expect(before?.opens).toEqual(['Поручения дня'])
  })

  it('lists the bosses with the spoils of each member', async () => {
    const { crusades } = (await game.visitor('listCrusadeKnowledge')).body
    expect(crusades.map(({ missionKey }) => missionKey)).toEqual(CRUSADES.map(({ key }) => key))
    expect(crusades[0]).toMatchObject({
      title: 'KNIGHT',
      hostsNeeded: 2,
      hostsMin: 2,
      hostsMax: 6,
      energy: 10,
    })
    expect(crusades[0]?.drops.map(({ kind, chancePercent }) => [kind, chancePercent])).toEqual([
      ['DIAMOND', 40],
      ['GEAR', 80],
      ['RESOURCE', 100],
    ])
  })
})
