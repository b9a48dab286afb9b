import type { ReactNode } from 'react'
import type { GuildHistoryEntry, GuildPerson } from '#generated/types.ts'
import { PlayerName } from '../../things/player/player-name.tsx'

function Person({ person }: { person: GuildPerson | null }) {
  return person ? <PlayerName playerId={person.playerId} name={person.name} /> : 'Неизвестен'
}

/** An entry of the guild's history as a sentence. Without an actor it happened by itself. */
export function historySentence(entry: GuildHistoryEntry): ReactNode {
  const { action, roleBefore, roleAfter } = entry
  const actor = <Person person={entry.actor} />
  const target = <Person person={entry.target} />
  const isByItself = entry.actor === null
  switch (action) {
    case 'CREATE':
      return isByItself ? 'Гильдия основана.' : <>{actor} основывает гильдию.</>
    case 'UPDATE_DESCRIPTION':
      return <>{actor} правит описание и объявление.</>
    case 'UPDATE_ROLES':
      return <>{actor} меняет роли.</>
    case 'SEND_JOIN_REQUEST':
      return <>{actor} просится в гильдию.</>
    case 'REVOKE_JOIN_REQUEST':
      return <>{actor} отзывает заявку.</>
    case 'ACCEPT_JOIN_REQUEST':
      return isByItself ? (
        <>{target} вступает в гильдию.</>
      ) : (
        <>
          {actor} принимает в гильдию игрока {target}.
        </>
      )
    case 'REJECT_JOIN_REQUEST':
      return (
        <>
          {actor} отклоняет заявку игрока {target}.
        </>
      )
    case 'CHANGE_ROLE':
      return (
        <>
          {actor} меняет роль игрока {target}: была «{roleBefore}», стала «{roleAfter}».
        </>
      )
    case 'KICK_OUT':
      return (
        <>
          {actor} исключает игрока {target}.
        </>
      )
    case 'TRANSFER_LEADERSHIP':
      return isByItself ? (
        <>Главенство переходит к игроку {target}.</>
      ) : (
        <>
          {actor} передаёт главенство игроку {target}.
        </>
      )
    case 'LEAVE_GUILD':
      return isByItself ? <>{target} покидает гильдию.</> : <>{actor} покидает гильдию.</>
  }
}
