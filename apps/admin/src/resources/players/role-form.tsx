import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useState } from 'react'
import { ROLE_NAMES } from '#catalogue/player/role-names.ts'
import type { AdminPlayer, Role } from '#generated/types.ts'
import { useAct } from '../use-act.ts'
import { setPlayerRoles } from './player-calls.ts'

function isRole(name: string): name is Role {
  return Object.hasOwn(ROLE_NAMES, name)
}

/** Roles that can be given; everybody is a player. */
const GIVEN_ROLES = Object.keys(ROLE_NAMES)
  .filter(isRole)
  .filter((role) => role !== 'PLAYER')

/** The roles of a player, for the chief administrator. Losing one logs the player out. */
export function RoleForm({ player: { id, roles } }: { player: AdminPlayer }) {
  const { isBusy, act } = useAct()
  const [chosen, setChosen] = useState<readonly Role[]>(roles)
  const isSame = chosen.length === roles.length && chosen.every((role) => roles.includes(role))
  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((kept) => kept !== role) : [...chosen, role])
  return (
    <>
      <FormGroup row sx={{ columnGap: 2 }}>
        {GIVEN_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={ROLE_NAMES[role]}
            control={<Checkbox checked={chosen.includes(role)} onChange={() => toggle(role)} />}
          />
        ))}
      </FormGroup>
      <Button
        variant="outlined"
        disabled={isBusy || isSame}
        onClick={() => void act(() => setPlayerRoles(id, [...chosen], roles), 'Роли сохранены')}
      >
        Сохранить роли
      </Button>
    </>
  )
}
