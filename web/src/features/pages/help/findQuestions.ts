import type { HelpTopic } from "./helpTopics.ts";

/** The topics with the questions that have every word, in question, answer or topic; without words all of them. */
export function findQuestions(topics: readonly HelpTopic[], words: string): readonly HelpTopic[] {
  const searched = fold(words).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const content = fold(`${topic.title} ${question} ${answer}`);
        return searched.every((word) => content.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Lower case, without accents, with one kind of apostrophe. */
const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase().trim();
