import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, useGetIdentity, usePermissions, useRecordContext } from 'react-admin'
import { operations } from '#generated/operations.ts'
import type { AdminPlayer, Role } from '#generated/types.ts'
import { mayActUpon } from '#rules/admin/rank.ts'
import { useAct } from '../use-act.ts'
import { BlockForm, PresentBlock } from './block-form.tsx'
import { endPlayerSessions } from './player-calls.ts'
import { RoleForm } from './role-form.tsx'

function Sessions({ player: { id, name, openSessions } }: { player: AdminPlayer }) {
  const { isBusy, act } = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const end = () => {
    setIsAsking(false)
    void act(() => endPlayerSessions(id), 'Сеансы закончены')
  }
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <Typography>Открытых сеансов: {openSessions}</Typography>
      <Button variant="outlined" disabled={isBusy || openSessions === 0} onClick={() => setIsAsking(true)}>
        Закончить сеансы
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Закончить сеансы: ${name}`}
        content="Игрок выйдет из игры на всех устройствах. Войти снова он сможет сразу."
        confirm="Закончить"
        onConfirm={end}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  )
}

/** The block and the sessions of a player whose roles only the chief administrator may act upon. */
function OutrankedAccess({ player: { id, block, openSessions } }: { player: AdminPlayer }) {
  return (
    <>
      {block ? <PresentBlock id={id} block={block} mayLift={false} /> : null}
      <Typography>Открытых сеансов: {openSessions}</Typography>
      <Typography color="text.secondary">
        Это управляющий. Закрыть ему вход или закончить его сеансы может только главный управляющий.
      </Typography>
    </>
  )
}

/** Block, sessions and roles. Nobody acts upon the own account, and nobody plays in a generated castle. */
export function PlayerAccess() {
  const player = useRecordContext<AdminPlayer>()
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions<Role[]>()
  if (!player || !identity || !permissions) return null
  if (player.kind !== 'HUMAN') return <Typography>За этим замком нет игрока.</Typography>
  if (identity.id === player.id) return <Typography>Это ваша учётная запись.</Typography>
  if (!mayActUpon({ roles: permissions }, player)) return <OutrankedAccess player={player} />
  const { block, roles } = player
  const givers: readonly Role[] = operations.setPlayerRoles.roles
  return (
    <>
      {block ? <PresentBlock id={player.id} block={block} mayLift /> : <BlockForm player={player} />}
      <Sessions player={player} />
      {permissions.some((role) => givers.includes(role)) ? (
        <RoleForm key={roles.join()} player={player} />
      ) : null}
    </>
  )
}
