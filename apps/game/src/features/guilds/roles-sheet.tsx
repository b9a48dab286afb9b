import { useRef, useState } from 'react'
import { GUILD_ROLE_NAME } from '#generated/form-texts.ts'
import type { GuildMember, GuildRole, SaveGuildRolesRequest } from '#generated/types.ts'
import { GUILD_ROLES_MAX } from '#rules/guilds/guild.ts'
import { decideRoles, type StoredRole } from '#rules/guilds/roles.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { textReasons } from '../../shell/text-reasons.ts'
import { NewerText } from '../../ui/forms/newer-text.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { rightsOf } from './guild-words.ts'
import styles from './guilds.module.css'
import { added, draftsOf, isChanged, merged, type RoleDraft, storedRoles } from './role-drafts.ts'
import { RoleEditor } from './role-editor.tsx'

type RolesSheetProps = {
  roles: readonly GuildRole[]
  revision: number | null
  members: readonly GuildMember[]
  own: GuildRole
  saving: boolean
  onSave: (request: SaveGuildRolesRequest) => void
  onClose: () => void
}

/** The editor of roles: names, order and permissions. */
export function RolesSheet({ roles, revision, members, own, saving, onSave, onClose }: RolesSheetProps) {
  const [drafts, setDrafts] = useState(() => draftsOf(roles))
  /** The roles from which the editor began, with what was merged since. */
  const [base, setBase] = useState(roles)
  const isNewer = isChanged(base, roles)
  const together = isNewer ? merged(drafts, base, roles) : null
  if (together) {
    setDrafts(together)
    setBase(roles)
  }
  const newRoles = useRef(0)
  const stored = storedRoles(roles, members)
  const wanted = drafts.map(({ roleId, name, permissions }) => ({
    roleId,
    name: name.trim(),
    permissions: [...permissions],
  }))
  return (
    <Sheet
      open
      onClose={onClose}
      title="Роли"
      footer={
        <div className={styles.foot}>
          <FeatureButton
            feature="guilds"
            cannot={
              drafts.length < GUILD_ROLES_MAX ? [] : [{ message: `Не больше ${GUILD_ROLES_MAX} ролей` }]
            }
            onClick={() => {
              newRoles.current += 1
              setDrafts(added(drafts, `new ${newRoles.current}`))
            }}
          >
            Добавить роль
          </FeatureButton>
          <FeatureButton
            feature="guilds"
            variant="act"
            loading={saving}
            cannot={
              isNewer ? [{ message: 'Выберите, чьи роли оставить' }] : cannotSave(drafts, roles, stored, own)
            }
            onClick={() => onSave({ roles: wanted, ...(revision !== null && { revision }) })}
          >
            Сохранить
          </FeatureButton>
        </div>
      }
    >
      <p className={styles.note}>
        Роль выше командует теми, кто ниже. Первая остаётся за главой, последнюю получают новички.
      </p>
      {isNewer && !together && (
        <NewerText
          message="Пока вы правили, роли изменил кто-то другой"
          text={roles.map((role) => `${role.name}: ${rightsOf(role)}`).join('\n')}
          onTake={() => {
            setDrafts(draftsOf(roles))
            setBase(roles)
          }}
          onKeepOwn={() => setBase(roles)}
        />
      )}
      <ClosedFields feature="guilds">
        <ol className={styles.editors}>
          {drafts.map((draft, index) => (
            <RoleEditor
              key={draft.key}
              drafts={drafts}
              index={index}
              draft={draft}
              stored={stored.find(({ roleId }) => roleId === draft.roleId)}
              onChange={setDrafts}
            />
          ))}
        </ol>
      </ClosedFields>
    </Sheet>
  )
}

function cannotSave(
  drafts: readonly RoleDraft[],
  roles: readonly GuildRole[],
  stored: readonly StoredRole[],
  own: GuildRole,
): Reason[] {
  if (!isChanged(drafts, roles)) return [{ message: 'Ничего не изменено' }]
  if (drafts.some(({ name }) => textReasons(name.trim(), GUILD_ROLE_NAME).length > 0))
    return [{ message: GUILD_ROLE_NAME.message }]
  const actor = stored.find(({ roleId }) => roleId === own.roleId)
  return actor ? reasonsOf(decideRoles(actor, stored, drafts).refusals) : []
}
