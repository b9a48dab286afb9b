import { useState } from 'react'
import { GUILD_DESCRIPTION, GUILD_NOTICE } from '../../../../../generated/form-texts.ts'
import type { EditGuildRequest, Guild } from '../../../../../generated/types.ts'
import { textLength } from '../../../../../rules/core/text-length.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { textReasons } from '../../shell/text-reasons.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import styles from './guilds.module.css'

type EditSheetProps = {
  guild: Pick<Guild, 'description' | 'notice'>
  saving: boolean
  onSave: (changed: EditGuildRequest) => void
  onClose: () => void
}

/** The description, which everybody sees, and the notice for members. */
export function EditSheet({ guild, saving, onSave, onClose }: EditSheetProps) {
  const [description, setDescription] = useState(guild.description)
  const [notice, setNotice] = useState(guild.notice ?? '')
  const changed: EditGuildRequest = {
    ...(description.trim() !== guild.description && { description: description.trim() }),
    ...(notice.trim() !== (guild.notice ?? '') && { notice: notice.trim() }),
  }
  return (
    <Sheet open onClose={onClose} title="О гильдии">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSave(changed)
        }}
      >
        <ClosedFields feature="guilds">
          <TextArea
            label="Описание, его видят все"
            value={description}
            onChange={setDescription}
            maxLength={GUILD_DESCRIPTION.maxLength}
            rows={6}
            hint={`Символов: ${textLength(description)} из ${GUILD_DESCRIPTION.maxLength}`}
          />
          <TextArea
            label="Объявление для участников"
            value={notice}
            onChange={setNotice}
            maxLength={GUILD_NOTICE.maxLength}
            rows={4}
            hint={`Символов: ${textLength(notice)} из ${GUILD_NOTICE.maxLength}`}
          />
        </ClosedFields>
        <FeatureButton
          feature="guilds"
          type="submit"
          variant="act"
          full
          loading={saving}
          cannot={cannotSave(changed)}
        >
          Сохранить
        </FeatureButton>
      </form>
    </Sheet>
  )
}

function cannotSave({ description, notice }: EditGuildRequest): Reason[] {
  if (description === undefined && notice === undefined) return [{ message: 'Ничего не изменено' }]
  return [...textReasons(description ?? '', GUILD_DESCRIPTION), ...textReasons(notice ?? '', GUILD_NOTICE)]
}
