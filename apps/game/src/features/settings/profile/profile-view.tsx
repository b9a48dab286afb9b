import type { ProfileSettings, RequestDeletionRequest } from '#generated/types.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LedgerIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import styles from '../settings.module.css'
import { SettingsHeading } from '../settings-heading.tsx'
import { ArmsCard } from './arms-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { NameCard } from './name-card.tsx'
import profileStyles from './profile.module.css'

export type ProfileViewProps = {
  /** Undefined until loaded. */
  profile: ProfileSettings | undefined
  error: Error | null
  onRetry: () => void
  onRename: (name: string, diamonds: number) => Promise<void>
  isSavingArms: boolean
  onArms: (arms: ProfileSettings['arms'] | null) => Promise<void>
  isDownloading: boolean
  onDownload: () => void
  /** Only inside the messenger can a castle without a password be deleted. */
  isInMessenger: boolean
  isCancelling: boolean
  onDeletion: (values: RequestDeletionRequest | null) => Promise<void>
  onCancelDeletion: () => void
}

/** Who the player is: name, arms, own data, and the end of the castle. */
export function ProfileView({ profile, error, onRetry, ...props }: ProfileViewProps) {
  return (
    <div className={styles.page}>
      <SettingsHeading>Имя и герб</SettingsHeading>
      {profile ? (
        <>
          <ArmsCard profile={profile} isSaving={props.isSavingArms} onSave={props.onArms} />
          <NameCard profile={profile} onRename={props.onRename} onReady={onRetry} />
          <OwnDataCard isLoading={props.isDownloading} onDownload={props.onDownload} />
          <DeletionCard
            profile={profile}
            isInMessenger={props.isInMessenger}
            isCancelling={props.isCancelling}
            onRequest={props.onDeletion}
            onCancel={props.onCancelDeletion}
          />
        </>
      ) : (
        <Card label="Имя и герб">
          <Pending error={error} onRetry={onRetry} lines={6} />
        </Card>
      )}
    </div>
  )
}

type OwnDataCardProps = { isLoading: boolean; onDownload: () => void }

/** Everything that the game keeps about the player, as a file. */
function OwnDataCard({ isLoading, onDownload }: OwnDataCardProps) {
  return (
    <Card title="Ваши данные" icon={<LedgerIcon />}>
      <p className={profileStyles.note}>
        Всё, что игра хранит о вас: учётная запись, замок, казна, вещи, бои, вести и настройки. Файл в формате
        JSON.
      </p>
      <div className={profileStyles.actions}>
        <Button loading={isLoading} onClick={onDownload}>
          Скачать мои данные
        </Button>
      </div>
    </Card>
  )
}
