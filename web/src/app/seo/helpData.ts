import type { HelpTopic } from "../../features/pages/help/helpTopics.ts";

/** The questions of the help page as search engines read them. */
export const helpData = (topics: readonly HelpTopic[]): object => ({
  "@type": "FAQPage",
  mainEntity: topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
});
