import { useState } from 'react'
import { CRUSADE_NAME } from '#generated/form-texts.ts'
import type { CrusadeBoss } from '#generated/types.ts'
import { lengthRefusals, TEXT_LENGTHS } from '#rules/core/text-length.ts'
import { PlaceHead } from '../../shared/missions/place-head.tsx'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { TextBox } from '../../ui/forms/text-box.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { CrusadeIcon } from '../../ui/pictures/icons.ts'
import { BossFoe, BossTerms } from './boss-parts.tsx'
import styles from './crusades.module.css'

type CallSheetProps = {
  boss: CrusadeBoss
  calling: boolean
  onCall: (name: string) => void
  onClose: () => void
}

const ALLOWED = new RegExp(CRUSADE_NAME.pattern)

/** Why a crusade cannot have this name. Empty: it can. */
function nameReasons(name: string): Reason[] {
  return [
    ...reasonsOf(lengthRefusals('crusadeName', name)),
    ...(ALLOWED.test(name) ? [] : [{ message: CRUSADE_NAME.patternMessage }]),
  ]
}

/** A boss with all its terms, and the call to a crusade against it. */
export function CallSheet({ boss, calling, onCall, onClose }: CallSheetProps) {
  const [name, setName] = useState('')
  const given = name.trim()
  const { min, max } = TEXT_LENGTHS.crusadeName
  return (
    <Sheet open onClose={onClose} title={boss.name}>
      <div className={styles.call}>
        <div className={styles.picture}>
          <PlaceHead place={boss} short />
        </div>
        <BossFoe boss={boss} />
        <BossTerms boss={boss} />
        <form className={styles.naming} onSubmit={(event) => event.preventDefault()}>
          <ClosedFields feature="crusades">
            <TextBox
              label="Название похода"
              value={name}
              onChange={setName}
              placeholder={boss.enemyName}
              hint={`От ${min} до ${max} символов. Вас увидят те, кто ищет поход.`}
            />
          </ClosedFields>
          <FeatureButton
            feature="crusades"
            variant="act"
            type="submit"
            full
            icon={<CrusadeIcon />}
            loading={calling}
            cannot={[...boss.refusals, ...nameReasons(given)]}
            onClick={() => onCall(given)}
          >
            Созвать поход
          </FeatureButton>
        </form>
      </div>
    </Sheet>
  )
}
