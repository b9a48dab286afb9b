import type { SourcedItem } from '#catalogue/inventory/item-sources.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { sourceWords } from './source-words.ts'
import styles from './where-to-get.module.css'

type WhereToGetProps = { item: SourcedItem; level: number }

/** «Где взять»: the missions, the shop, the market and whatever else brings this item. */
export function WhereToGet({ item, level }: WhereToGetProps) {
  const sources = sourceWords(item, level)
  if (sources.length === 0) return null
  return (
    <section aria-label="Где взять" className={styles.sources}>
      <h3>Где взять</h3>
      <ul>
        {sources.map((source) => (
          <li key={source.key}>
            {source.page ? (
              <PageLink to={source.page}>
                <Unbroken>{source.place}</Unbroken>
              </PageLink>
            ) : (
              <span>{source.place}</span>
            )}
            <small className="num">
              <Unbroken>{source.note}</Unbroken>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
