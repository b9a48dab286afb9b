import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { MISSION_REGIONS, MISSIONS } from '#catalogue/missions/missions.ts'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import { ARMY_GROUPS, maxArmy } from '#rules/army/army.ts'
import { buildingLevelMax } from '#rules/buildings/buildings.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { formatNumber } from '../../ui/format/number.ts'

/** What is new: «Походы», and which. */
export type Opened = { what: string; which: string }

/** Levels after `before`, up to and including `level`. */
type LevelRange = { before: number; level: number }

function quoted(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(', ')
}

function places({ before, level }: LevelRange): Opened[] {
  const isNew = (opensAt: number) => opensAt > before && opensAt <= level
  const regions = MISSION_REGIONS.filter(({ levelMin }) => isNew(levelMin)).map(({ name }) => name)
  const missions = MISSIONS.filter((mission) => isNew(mission.level)).map(({ name }) => name)
  return [
    ...(regions.length > 0 ? [{ what: 'Новый край', which: regions.join(', ') }] : []),
    ...(missions.length > 0 ? [{ what: 'Походы', which: quoted(missions) }] : []),
  ]
}

function title({ before, level }: LevelRange): Opened[] {
  const now = titleForLevel(level)
  return now === titleForLevel(before) ? [] : [{ what: 'Титул', which: TITLE_NAMES[now].toLowerCase() }]
}

function armyLimit({ before, level }: LevelRange): Opened[] {
  const limit = (at: number) => {
    const max = maxArmy(at)
    return ARMY_GROUPS.reduce((sum, group) => sum + max[group], 0)
  }
  const [old, now] = [limit(before), limit(level)]
  return now > old
    ? [{ what: 'Предел войска', which: `был\u00a0${formatNumber(old)}, стал\u00a0${formatNumber(now)}` }]
    : []
}

/** Buildings that could not be built before, then those that may rise further. */
function buildings({ before, level }: LevelRange): Opened[] {
  const risen = BUILDING_ENTRIES.filter(
    ({ building }) => buildingLevelMax(building, level) > buildingLevelMax(building, before),
  )
  const first = risen.filter(({ building }) => buildingLevelMax(building, before) === 0)
  const higher = risen.filter((entry) => !first.includes(entry))
  const highest = Math.max(0, ...higher.map(({ building }) => buildingLevelMax(building, level)))
  return [
    ...(first.length > 0 ? [{ what: 'Можно строить', which: first.map(({ name }) => name).join(', ') }] : []),
    ...(higher.length > 0 ? [{ what: 'Постройки', which: `до\u00a0${highest}-го уровня` }] : []),
  ]
}

/** What these levels opened, from the catalogue. */
export function openedByLevels(range: LevelRange): Opened[] {
  return [...title(range), ...places(range), ...armyLimit(range), ...buildings(range)]
}
