import { useState } from 'react'
import type { GuildFounding } from '#generated/types.ts'
import { decideChipIn } from '#rules/guilds/founding.ts'
import Share from '~icons/game-icons/share'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DIAMOND_FORMS } from '../../ui/format/words.ts'
import { DiamondIcon } from '../../ui/pictures/icons.ts'
import styles from './guilds.module.css'

export type FoundingAction = 'CHIP_IN' | 'WITHDRAW' | 'CANCEL'

export type ChipInProps = {
  founding: GuildFounding
  /** Of the own purse. */
  diamonds: number
  /** The player takes part in another founding. */
  isInOther: boolean
  busy: FoundingAction | null
  onChipIn: (diamonds: number) => void
  onWithdraw: () => void
  onCancel: () => void
  onShare: () => void
}

/** What a player can do about an open founding: add diamonds, take them back, invite others, or cancel it. */
export function ChipIn(props: ChipInProps) {
  const { founding, diamonds, isInOther, busy, onChipIn, onWithdraw, onCancel, onShare } = props
  const { ownShare, isOwn, chipInMin, chipInMax, shares } = founding
  const [wanted, setWanted] = useState(chipInMin)
  const share = Math.min(Math.max(1, wanted), chipInMax)
  const { refusals } = decideChipIn({ isInGuild: false, isInOtherFounding: isInOther, diamonds }, share, {
    diamonds: founding.diamonds,
    shareCount: shares.length,
    ownShare,
  })
  return (
    <>
      <ClosedFields feature="guilds">
        <AmountPicker
          label={ownShare > 0 ? `Добавить к ${formatNumber(ownShare)}` : 'Ваш взнос'}
          of="алмазы"
          value={share}
          max={Math.min(chipInMax, diamonds)}
          most={chipInMax}
          onChange={setWanted}
        />
      </ClosedFields>
      <div className={styles.actions}>
        <FeatureButton
          feature="guilds"
          variant="act"
          icon={<DiamondIcon />}
          loading={busy === 'CHIP_IN'}
          cannot={reasonsOf(refusals)}
          confirm={{
            title: `Внести ${counted(share, DIAMOND_FORMS)}?`,
            text: isOwn
              ? 'Они вернутся, если вы отмените сбор или выйдет срок.'
              : 'Забрать их можно в любой день, пока сумма не набралась.',
          }}
          onClick={() => onChipIn(share)}
        >
          Внести {formatNumber(share)}
        </FeatureButton>
        <Button icon={<Share />} onClick={onShare}>
          Позвать друзей
        </Button>
        {isOwn && (
          <FeatureButton
            feature="guilds"
            loading={busy === 'CANCEL'}
            confirm={{ title: 'Отменить сбор?', text: 'Алмазы вернутся всем, кто скидывался.' }}
            onClick={onCancel}
          >
            Отменить сбор
          </FeatureButton>
        )}
        {!isOwn && ownShare > 0 && (
          <FeatureButton
            feature="guilds"
            loading={busy === 'WITHDRAW'}
            confirm={{ title: `Забрать ${counted(ownShare, DIAMOND_FORMS)}?` }}
            onClick={onWithdraw}
          >
            Забрать взнос
          </FeatureButton>
        )}
      </div>
    </>
  )
}
