import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, useGetIdentity, usePermissions, useRecordContext } from 'react-admin'
import { operations } from '../../../../../generated/operations.ts'
import type { AdminPlayer, Role } from '../../../../../generated/types.ts'
import { BlockForm, PresentBlock } from './block-form.tsx'
import { endPlayerSessions } from './player-calls.ts'
import { RoleForm } from './role-form.tsx'
import { usePlayerAct } from './use-player-act.ts'

function Sessions({ player: { id, name, openSessions } }: { player: AdminPlayer }) {
  const { isBusy, act } = usePlayerAct()
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

/** Block, sessions and roles. Nobody acts upon the own account, and nobody plays in a generated castle. */
export function PlayerAccess() {
  const player = useRecordContext<AdminPlayer>()
  const { identity } = useGetIdentity()
  const { permissions = [] } = usePermissions<Role[]>()
  if (!player || !identity) return null
  if (player.kind !== 'HUMAN') return <Typography>За этим замком нет игрока.</Typography>
  if (identity.id === player.id) return <Typography>Это ваша учётная запись.</Typography>
  const givers: readonly Role[] = operations.setPlayerRoles.roles
  return (
    <>
      {player.block ? <PresentBlock id={player.id} block={player.block} /> : <BlockForm player={player} />}
      <Sessions player={player} />
      {permissions.some((role) => givers.includes(role)) ? (
        <RoleForm key={player.roles.join()} player={player} />
      ) : null}
    </>
  )
}
