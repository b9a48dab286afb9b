import { describeTable } from '../../platform/database/table-description.ts'
import { crusadeCandidates, crusadeMembers, crusades } from './models.ts'
import { purgeCrusades } from './purge-crusades.ts'

export const tables = [
  describeTable(crusades, {
    kept: 'three days if it does not set out, else a year',
    purge: purgeCrusades,
    ownData: {
      part: 'CASTLE',
      title: 'Собранные крестовые походы',
      owner: 'leaderId',
      columns: ['bossKey', 'name', 'createdAt', 'startedAt', 'endsAt'],
      newest: 'id',
    },
    onDeletion: 'a tie while it gathers; one that is out comes home for the others',
  }),
  describeTable(crusadeMembers, {
    kept: 'as long as its crusade',
    ownData: {
      part: 'CASTLE',
      title: 'Крестовые походы',
      columns: ['crusadeId', 'joinedAt', 'finishedAt'],
      newest: 'id',
    },
    onDeletion: 'a tie while the crusade gathers',
  }),
  describeTable(crusadeCandidates, {
    kept: 'until it is answered, at most three days',
    ownData: {
      part: 'CASTLE',
      title: 'Просьбы и приглашения в поход',
      columns: ['crusadeId', 'kind', 'since'],
    },
    onDeletion: 'a tie: withdrawn',
  }),
]
