import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminPlayer, HouseholdReason, TiedPlayer, PlayerTies as Ties } from '#generated/types.ts'
import { type PluralForms, plural } from '#rules/core/plurals.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { BlockSeveral } from './block-several.tsx'
import { getPlayerTies } from './player-calls.ts'
import { useMayCorrect } from './use-may-correct.ts'

const MEMBERS: PluralForms = ['участник', 'участника', 'участников']

function GuildLine({ guild }: Pick<Ties, 'guild'>) {
  if (!guild) return <Typography>Не состоит в гильдии.</Typography>
  const joined = new Date(guild.joinedAt).toLocaleString('ru-RU', INSTANT_FORMAT)
  return (
    <Typography>
      «{guild.name}» [{guild.tag}], {guild.memberCount} {plural(guild.memberCount, MEMBERS)}. Роль:{' '}
      {guild.role}. Вступил {joined}.
    </Typography>
  )
}

function Reason({ text, points, players }: HouseholdReason) {
  return (
    <ListItem disableGutters sx={{ display: 'block' }}>
      <Typography component="span">
        {text}: +{points}.{' '}
      </Typography>
      {players.map(({ playerId, name }, index) => (
        <span key={playerId}>
          {index > 0 ? ', ' : ''}
          <Link component={RouterLink} to={`/players/${playerId}/show`}>
            {name}, № {playerId}
          </Link>
        </span>
      ))}
    </ListItem>
  )
}

/** Everybody whom a reason names, once. */
function tiedPlayers(reasons: readonly HouseholdReason[]): TiedPlayer[] {
  const players = reasons.flatMap((reason) => reason.players)
  return [...new Map(players.map((player) => [player.playerId, player])).values()]
}

/** Opens the dialog that blocks the player together with the others of the household. */
function BlockHousehold({ players }: { players: readonly TiedPlayer[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const mayBlock = useMayCorrect(useRecordContext<AdminPlayer>())
  if (!mayBlock || players.length < 2) return null
  return (
    <>
      <Button variant="outlined" color="error" sx={{ mb: 2 }} onClick={() => setIsAsking(true)}>
        Заблокировать вместе…
      </Button>
      {isAsking ? <BlockSeveral players={players} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

/** The guild, and how likely other castles belong to the same household, with every reason. */
export function PlayerTies() {
  const player = useRecordContext<AdminPlayer>()
  const id = player?.id ?? 0
  const { data, error } = useQuery({
    queryKey: ['playerTies', id],
    queryFn: () => getPlayerTies(id),
    enabled: id > 0,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={120} />
  const { guild, household } = data
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Гильдия
      </Typography>
      <GuildLine guild={guild} />
      <Typography component="h2" variant="h6" sx={{ mt: 3, mb: 1 }}>
        Домочадцы: {household.score} из 100
      </Typography>
      {household.reasons.length === 0 ? (
        <Typography>Ничто не связывает этот замок с другими.</Typography>
      ) : (
        <List dense>
          {household.reasons.map((reason) => (
            <Reason key={reason.signal} {...reason} />
          ))}
        </List>
      )}
      <BlockHousehold
        players={[{ playerId: id, name: player?.name ?? '' }, ...tiedPlayers(household.reasons)]}
      />
      <Typography variant="body2" color="text.secondary">
        Оценка складывается из причин. Сеансы хранятся месяц после конца, поэтому и причины живут не дольше.
      </Typography>
    </>
  )
}
