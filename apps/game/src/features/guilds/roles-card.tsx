import type { GuildMember, GuildRole } from '#generated/types.ts'
import { hasPermission } from '#rules/guilds/guild.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GloryIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { MEMBER_FORMS, rightsOf } from './guild-words.ts'
import styles from './guilds.module.css'

type RolesCardProps = {
  roles: readonly GuildRole[]
  members: readonly GuildMember[]
  own: GuildRole
  onEdit: () => void
}

/** The roles of the guild, the highest first: who has them and what they allow. */
export function RolesCard({ roles, members, own, onEdit }: RolesCardProps) {
  return (
    <Card title={<Tip of="guildRoles">Роли</Tip>} icon={<GloryIcon />} label="Роли">
      <ol className={styles.roles}>
        {roles.map((role) => (
          <li key={role.roleId}>
            <b>{role.name}</b>
            <span className={styles.note}>
              {role.roleId === own.roleId && 'ваша роль, '}
              {counted(members.filter((member) => member.role.roleId === role.roleId).length, MEMBER_FORMS)}
            </span>
            <span className={styles.note}>{rightsOf(role)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          cannot={hasPermission(own, 'EDIT_ROLE') ? [] : [{ message: 'Ваша роль этого не позволяет' }]}
          onClick={onEdit}
        >
          Изменить роли
        </Button>
      </div>
    </Card>
  )
}
