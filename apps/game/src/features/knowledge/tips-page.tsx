import { useGetGameTips } from '#generated/hooks/content.ts'
import type { GameTips, TipCategory } from '#generated/types.ts'
import { keysOf } from '../../shell/keys-of.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Jumps } from './jumps.tsx'
import styles from './knowledge.module.css'
import { KnowledgeFrame, knowledgePageOf, type Loaded } from './knowledge-frame.tsx'
import { CATEGORY_WORDS } from './knowledge-words.ts'
import { Paragraphs } from './paragraphs.tsx'

export const TipsPage = knowledgePageOf(useGetGameTips, TipsView, 'tips')

function tipsOf(tips: GameTips, category: TipCategory) {
  return Object.entries(tips).filter(([, tip]) => tip.category === category)
}

/** Every tip by its category. */
export function TipsView({ data, error, onRetry, isLoggedIn }: Loaded<GameTips>) {
  const categories = keysOf(CATEGORY_WORDS)
    .map((category) => ({ category, tips: tipsOf(data ?? {}, category) }))
    .filter(({ tips }) => tips.length > 0)
  return (
    <KnowledgeFrame
      title="Подсказки"
      lead="Что значит каждое число игры и как оно считается."
      isLoaded={data !== undefined}
      error={error}
      onRetry={onRetry}
      isLoggedIn={isLoggedIn}
      inGame="castle"
      drawnAs="tips"
    >
      <Jumps
        label="Темы"
        places={categories.map(({ category }) => ({ key: `of-${category}`, name: CATEGORY_WORDS[category] }))}
      />
      {categories.map(({ category, tips }) => (
        <section
          key={category}
          id={`of-${category}`}
          className={styles.part}
          aria-label={CATEGORY_WORDS[category]}
        >
          <h2>{CATEGORY_WORDS[category]}</h2>
          <ul className={styles.grid}>
            {tips.map(([key, { title, baseContent, additionalContent }]) => (
              <li key={key} id={key}>
                <Card as="article" className={styles.entry}>
                  <h3>{title}</h3>
                  <Paragraphs text={baseContent} />
                  <Paragraphs text={additionalContent} />
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </KnowledgeFrame>
  )
}
