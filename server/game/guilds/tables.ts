import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import {
  guildClaims,
  guildFoundings,
  guildHistory,
  guildMembers,
  guildRequests,
  guildRoles,
  guildShares,
  guilds,
  guildWeeks,
} from './models.ts'
import { purgeFoundings, purgeGuildHistory, purgeGuildWeeks } from './purge-guilds.ts'

export const tables = [
  describeTable(guilds, {
    kept: 'until its members delete it',
    ownData: {
      part: 'CASTLE',
      title: 'Гильдия, которой вы правите',
      owner: 'leaderId',
      columns: ['name', 'tag', 'description', 'notice', 'createdAt'],
    },
    onDeletion: 'a tie: the leader leaves, another member leads or the guild ends',
  }),
  describeTable(guildRoles, {
    kept: 'as long as the guild: at most ten',
    person: 'NONE',
  }),
  describeTable(guildMembers, {
    kept: 'as long as the player belongs to the guild',
    ownData: {
      part: 'CASTLE',
      title: 'Гильдия',
      columns: ['guildId', 'joinedAt'],
    },
    onDeletion: 'a tie: the player leaves',
  }),
  describeTable(guildRequests, {
    kept: 'until it is answered or revoked, or the player joins a guild',
    ownData: {
      part: 'CASTLE',
      title: 'Заявки в гильдии',
      columns: ['guildId', 'sentAt'],
    },
    onDeletion: 'a tie: revoked',
  }),
  describeTable(guildHistory, {
    kept: 'a year, at most as long as the guild',
    purge: purgeGuildHistory,
    ownData: 'Names other players: members read it on the page of the guild',
    onDeletion: STAYS,
  }),
  describeTable(guildWeeks, {
    kept: 'a year, at most as long as the guild',
    purge: purgeGuildWeeks,
    person: 'NONE',
  }),
  describeTable(guildFoundings, {
    kept: 'while open, then 30 days',
    purge: purgeFoundings,
    ownData: {
      part: 'CASTLE',
      title: 'Сборы на гильдию',
      owner: 'founderId',
      columns: ['name', 'tag', 'description', 'diamonds', 'status', 'createdAt', 'endsAt', 'closedAt'],
      newest: 'id',
    },
    onDeletion: 'a tie: an open one is cancelled',
  }),
  describeTable(guildShares, {
    kept: 'as long as its founding, unless it is returned',
    ownData: {
      part: 'CASTLE',
      title: 'Доли в сборах на гильдию',
      columns: ['foundingId', 'diamonds', 'isOpen', 'chippedInAt'],
      newest: 'foundingId',
    },
    onDeletion: 'a tie: an open one is returned',
  }),
  describeTable(guildClaims, {
    kept: 'as long as the guild or the open founding',
    person: 'NONE',
  }),
]
