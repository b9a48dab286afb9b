import type { ForgeCraftData, Gear, ResourceStack } from '#generated/types.ts'
import { choiceOfCraft } from '#rules/craft/craft.ts'
import type { Lord } from '../../shared/castle/use-lord.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { DIAMOND_FORMS } from '../../ui/format/words.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { CraftedIcon, DiamondIcon } from '../../ui/pictures/icons.ts'
import { LevelMin } from '../../ui/values/level-min.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import styles from './craft.module.css'
import { cannotReset } from './craft-plan.ts'
import { choiceWords } from './craft-words.ts'

type MadeCraftProps = { craft: NonNullable<Gear['craft']>; modelName: string | undefined; level: number }

/** The craft on a gear item. */
export function MadeCraft({ craft, modelName, level }: MadeCraftProps) {
  return (
    <>
      <p className={styles.made}>
        <CraftedIcon aria-hidden="true" />
        <span>
          Отделка вещи: <b>{choiceWords(choiceOfCraft(craft))}</b>.
        </span>
      </p>
      <StatList>
        <StatLine name="Мастер">{craft.creatorName}</StatLine>
        {modelName && <StatLine name="Для какой вещи">{modelName}</StatLine>}
        <StatLine name="Минимальный уровень">
          <LevelMin levelMin={craft.levelMin} level={level} label="" />
        </StatLine>
      </StatList>
    </>
  )
}

type ResetButtonProps = {
  gear: Gear
  forge: ForgeCraftData
  customer: Lord
  stacks: readonly ResourceStack[]
  loading: boolean
  onReset: () => void
}

/** «Снять отделку», with a confirmation. */
export function ResetButton({ gear, forge, customer, stacks, loading, onReset }: ResetButtonProps) {
  const { diamonds } = forge.resetCost
  const price = counted(diamonds, DIAMOND_FORMS)
  return (
    <>
      <p className={styles.note}>
        <Tip of="craftReset">Снять</Tip> можно за {price}: ресурсы вернутся на склад, золото нет.
      </p>
      <Button
        full
        icon={<DiamondIcon />}
        loading={loading}
        cannot={cannotReset(gear, { forge, customer, stacks })}
        confirm={{
          title: 'Снять отделку?',
          text: `Это стоит ${price}. Ресурсы вернутся на склад, золото нет.`,
        }}
        onClick={onReset}
      >
        Снять отделку за {price}
      </Button>
    </>
  )
}
