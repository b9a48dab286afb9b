import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { viewCrusades } from './crusades.ts'
import { viewGearClass, viewGearClasses } from './gear.ts'
import { readIndex } from './index-entries.ts'
import { viewMissions } from './missions.ts'
import { readTutorial } from './tutorial.ts'

export const knowledgeHandlers = {
  getKnowledgeBase: publicQuery<'getKnowledgeBase'>(async () => ({ entries: await readIndex() })),
  listTutorialKnowledge: publicQuery<'listTutorialKnowledge'>(readTutorial),
  listMissionKnowledge: publicQuery<'listMissionKnowledge'>(async () => viewMissions()),
  listGearClassKnowledge: publicQuery<'listGearClassKnowledge'>(async () => viewGearClasses()),
  getGearClassKnowledge: publicQuery<'getGearClassKnowledge'>(async ({ params }) =>
    viewGearClass(params.gearClass),
  ),
  listCrusadeKnowledge: publicQuery<'listCrusadeKnowledge'>(async () => viewCrusades()),
} satisfies HandlersOf<'knowledge'>
