-- News were plain text: an empty line ended a paragraph, "# " began a heading, "- " an item of a list. They become HTML.
WITH line AS (
  SELECT news_id, revision, number,
    replace(replace(replace(btrim(words, E' \t\r'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;') AS words
  FROM news_revision
  CROSS JOIN LATERAL string_to_table(description, E'\n') WITH ORDINALITY AS split (words, number)
), kind AS (
  SELECT *, CASE
    WHEN words = '' THEN 'none'
    WHEN words LIKE '# %' THEN 'heading'
    WHEN words LIKE '- %' THEN 'list'
    ELSE 'paragraph' END AS kind
  FROM line
), start AS (
  SELECT *, kind = 'heading' OR kind IS DISTINCT FROM lag(kind) OVER (PARTITION BY news_id, revision ORDER BY number) AS starts
  FROM kind
), numbered AS (
  SELECT *, count(*) FILTER (WHERE starts) OVER (PARTITION BY news_id, revision ORDER BY number) AS block
  FROM start
), block AS (
  SELECT news_id, revision, block, CASE kind
    WHEN 'heading' THEN '<h3>' || btrim(substr(string_agg(words, ''), 3)) || '</h3>'
    WHEN 'list' THEN '<ul>' || string_agg('<li><p>' || btrim(substr(words, 3)) || '</p></li>', '' ORDER BY number) || '</ul>'
    ELSE '<p>' || string_agg(words, ' ' ORDER BY number) || '</p>' END AS html
  FROM numbered WHERE kind <> 'none' GROUP BY news_id, revision, block, kind
), text AS (
  SELECT news_id, revision, string_agg(html, '' ORDER BY block) AS html FROM block GROUP BY news_id, revision
)
UPDATE news_revision SET description = text.html FROM text
WHERE text.news_id = news_revision.news_id AND text.revision = news_revision.revision;
