import { expect, it } from 'vitest'
import { stageHost } from '../../apps/game/src/features/fights/stage-host.ts'
import { MISSIONS } from '../../catalogue/missions/missions.ts'
import { reportOf } from '../../stories/features/fights/reports.ts'

const BEASTS: Readonly<Record<string, string>> = {
  'Крысы в сапогах': 'rats',
  'Гусиный воевода': 'geese',
  'Кабаны с откоса': 'boars',
  'Вожак серой стаи': 'wolves',
  'Медведь-сластёна': 'bears',
  'Секач Рваное Ухо': 'boars',
  'Волчьи всадники': 'wolves',
}

it.each(MISSIONS.map(({ key, enemyName }) => [enemyName, key]))('draws «%s» as named', (name, key) => {
  const host = stageHost(reportOf(6, key, 'stage').defender, 1)
  expect('npc' in host && host.npc).toBe(BEASTS[name] ?? 'bandits')
})
