import { GUILD_ROLE_NAME } from '#generated/form-texts.ts'
import { GUILD_PERMISSIONS } from '#rules/guilds/guild.ts'
import type { StoredRole } from '#rules/guilds/roles.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FilterChips } from '../../ui/controls/filter-chips.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { PERMISSION_WORDS } from './guild-words.ts'
import styles from './guilds.module.css'
import { canMove, moved, type RoleDraft, removed, renamed, toggled } from './role-drafts.ts'

type RoleEditorProps = {
  drafts: readonly RoleDraft[]
  index: number
  draft: RoleDraft
  /** Undefined for a new role. */
  stored: StoredRole | undefined
  onChange: (drafts: RoleDraft[]) => void
}

const PERMISSION_CHIPS = GUILD_PERMISSIONS.map((value) => ({ value, label: PERMISSION_WORDS[value] }))

/** One role in the editor. The leader's has every permission, and the first and last cannot move. */
export function RoleEditor({ drafts, index, draft, stored, onChange }: RoleEditorProps) {
  const { key, name, permissions } = draft
  const isLeader = index === 0
  const isFixed = isLeader || index === drafts.length - 1
  const called = name.trim() || 'без названия'
  return (
    <li>
      <TextBox
        label={`Роль ${index + 1}`}
        value={name}
        onChange={(text) => onChange(renamed(drafts, key, text))}
        maxLength={GUILD_ROLE_NAME.maxLength}
        placeholder="Название роли"
      />
      {!isFixed && (
        <div className={styles.moves}>
          <Button
            small
            label={`Выше: ${called}`}
            disabled={!canMove(drafts, index, -1)}
            onClick={() => onChange(moved(drafts, key, -1))}
          >
            Выше
          </Button>
          <Button
            small
            label={`Ниже: ${called}`}
            disabled={!canMove(drafts, index, 1)}
            onClick={() => onChange(moved(drafts, key, 1))}
          >
            Ниже
          </Button>
          <Button
            small
            label={`Убрать: ${called}`}
            cannot={
              stored && stored.members > 0
                ? [{ message: `Роль «${stored.name}» ещё носят участники`, detail: 'сначала смените её им' }]
                : []
            }
            onClick={() => onChange(removed(drafts, key))}
          >
            Убрать
          </Button>
        </div>
      )}
      {isLeader ? (
        <p className={styles.note}>Глава может всё.</p>
      ) : (
        <FilterChips
          label={`Права роли: ${called}`}
          chips={PERMISSION_CHIPS}
          chosen={new Set(permissions)}
          onToggle={(permission) => onChange(toggled(drafts, key, permission))}
        />
      )}
    </li>
  )
}
