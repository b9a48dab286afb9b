import { useState } from 'react'
import { GUILD_DESCRIPTION, GUILD_NAME, NEW_GUILD_TAG } from '#generated/form-texts.ts'
import type { CreateGuildFoundingRequest, FoundGuildRequest } from '#generated/types.ts'
import { textLength } from '#rules/core/text-length.ts'
import { decideChipIn, foundGuildRefusals, SHARE_MIN } from '#rules/guilds/founding.ts'
import { GUILD_COST, GUILD_FOUNDERS_MAX } from '#rules/guilds/guild.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { textReasons } from '../../shell/text-reasons.ts'
import { useTypedFields } from '../../shell/use-typed-fields.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DIAMOND_FORMS } from '../../ui/format/words.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { DiamondIcon, GuildIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './guilds.module.css'

/** The form whose text is kept until it is sent. */
export const FOUNDING_FORM = 'new guild'

export type FoundCardProps = {
  ownId: number
  /** Of the own purse. */
  diamonds: number
  busy: boolean
  onFound: (request: FoundGuildRequest) => void
  onCollect: (request: CreateGuildFoundingRequest) => void
}

type Way = 'ALONE' | 'TOGETHER'

const PRICE = GUILD_COST.diamonds
const WAYS = [
  { value: 'ALONE', label: 'Один', detail: `${formatNumber(PRICE)} алмазов сразу` },
  { value: 'TOGETHER', label: 'Вскладчину', detail: `до ${GUILD_FOUNDERS_MAX} игроков за 7 дней` },
] as const satisfies readonly { value: Way; label: string; detail: string }[]

/** Founds a guild: alone for the whole price, or by a founding that others chip in for. */
export function FoundCard({ ownId, diamonds, busy, onFound, onCollect }: FoundCardProps) {
  const { text, type } = useTypedFields(ownId, FOUNDING_FORM, { name: '', tag: '', description: '' })
  const description = text('description')
  const [way, setWay] = useState<Way>('ALONE')
  const [share, setShare] = useState<number>(SHARE_MIN)
  const isAlone = way === 'ALONE'
  const founder = { isInGuild: false, isInOtherFounding: false, diamonds }
  const request = {
    name: text('name').trim(),
    tag: text('tag').trim(),
    ...(description.trim() !== '' && { description: description.trim() }),
  }
  const cannot = [
    ...textReasons(request.name, GUILD_NAME),
    ...textReasons(request.tag, NEW_GUILD_TAG),
    ...textReasons(description.trim(), GUILD_DESCRIPTION),
    ...reasonsOf(isAlone ? foundGuildRefusals(founder) : decideChipIn(founder, share).refusals),
  ]
  return (
    <Card
      title={<Tip of="guildFounding">Основать гильдию</Tip>}
      icon={<GuildIcon />}
      label="Основать гильдию"
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <ClosedFields feature="guilds">
          <TextBox
            label="Название"
            value={text('name')}
            onChange={(name) => type('name', name)}
            maxLength={GUILD_NAME.maxLength}
            hint="От 4 до 16 знаков: буквы, цифры, пробел, дефис"
          />
          <TextBox
            label="Метка"
            value={text('tag')}
            onChange={(tag) => type('tag', tag)}
            maxLength={NEW_GUILD_TAG.maxLength}
            hint="Ровно 4 знака, стоит рядом с именами участников. Сменить её потом нельзя"
          />
          <TextArea
            label="Описание, если хотите"
            value={description}
            onChange={(words) => type('description', words)}
            maxLength={GUILD_DESCRIPTION.maxLength}
            rows={3}
            hint={`Символов: ${textLength(description)} из ${GUILD_DESCRIPTION.maxLength}`}
          />
          <Segmented label="Как собрать алмазы" choices={WAYS} value={way} onChange={setWay} />
          {!isAlone && (
            <AmountPicker
              label="Ваш взнос"
              of="алмазы"
              value={share}
              max={Math.min(PRICE, diamonds)}
              most={PRICE}
              onChange={setShare}
            />
          )}
        </ClosedFields>
        <FeatureButton
          feature="guilds"
          type="submit"
          variant="act"
          icon={<DiamondIcon />}
          loading={busy}
          cannot={cannot}
          confirm={{
            title: isAlone ? `Основать гильдию «${request.name}»?` : `Начать сбор на «${request.name}»?`,
            text: isAlone
              ? `С вас ${counted(PRICE, DIAMOND_FORMS)}. Назад они не вернутся.`
              : `С вас ${counted(share, DIAMOND_FORMS)}. Если за 7 дней не наберётся ${formatNumber(PRICE)}, взносы вернутся всем.`,
          }}
          onClick={() => (isAlone ? onFound(request) : onCollect({ ...request, diamonds: share }))}
        >
          {isAlone ? `Основать за ${formatNumber(PRICE)}` : `Начать сбор со взноса ${formatNumber(share)}`}
        </FeatureButton>
      </form>
    </Card>
  )
}
