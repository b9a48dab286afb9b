import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import type { KnowledgeEntry } from '#generated/types.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import { modelsOf } from './gear.ts'

function missionEntries(): KnowledgeEntry[] {
  return MISSIONS.flatMap(({ key, name, legend, enemyName }): KnowledgeEntry[] => [
    { kind: 'MISSION', key, title: name, text: legend, page: 'missions' },
    { kind: 'ENEMY', key, title: enemyName, text: `Враг в походе «${name}».`, page: 'missions' },
  ])
}

function gearEntries(): KnowledgeEntry[] {
  return GEAR_CLASSES.flatMap((gearClass): KnowledgeEntry[] => {
    const { name, legend } = GEAR_CLASS_TEXTS[gearClass]
    const page = `gear/${gearClass}`
    return [
      { kind: 'GEAR_CLASS', key: gearClass, title: name, text: legend, page },
      ...modelsOf(gearClass).map(
        (model): KnowledgeEntry => ({
          kind: 'GEAR',
          key: String(model.id),
          title: model.name,
          text: `${name}. ${model.legend}`,
          page,
        }),
      ),
    ]
  })
}

function crusadeEntries(): KnowledgeEntry[] {
  return CRUSADES.map(({ key, name, legend, enemyName }) => ({
    kind: 'CRUSADE',
    key,
    title: name,
    text: `${enemyName}. ${legend}`,
    page: 'crusades',
  }))
}

/** One entry for everything that the knowledge base describes. */
export async function readIndex(): Promise<KnowledgeEntry[]> {
  const { tutorial: texts, tips } = publicData()
  return [
    ...[...texts].map(
      ([key, { title, content, task }]): KnowledgeEntry => ({
        kind: 'TASK',
        key,
        title,
        text: `${content}\n\n${task}`,
        page: 'tutorial',
      }),
    ),
    ...missionEntries(),
    ...gearEntries(),
    ...crusadeEntries(),
    ...Object.entries(tips).map(
      ([key, { title, baseContent, additionalContent }]): KnowledgeEntry => ({
        kind: 'TIP',
        key,
        title,
        text: `${baseContent}\n\n${additionalContent}`.trim(),
        page: 'tips',
      }),
    ),
  ]
}
