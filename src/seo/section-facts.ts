import { graphql } from "gatsby";
import type { GraphQuestion } from "./structured-data/faq-page";
import type { GraphPicture } from "./structured-data/image-object";

export const query = graphql`
  fragment SeoSection on Section {
    __typename
    ... on PicturesSection {
      pictures {
        title
        text
        picture {
          ...PictureParts
        }
      }
    }
    ... on FaqListSection {
      questions {
        id
        question
        answer
      }
    }
  }
`;

type SectionData = Queries.SeoSectionFragment;

/** The questions that a page's sections answer. */
export function questionsIn(sections: readonly SectionData[]): GraphQuestion[] {
  return sections.flatMap((section) =>
    section.__typename === "FaqListSection" ? section.questions : [],
  );
}

/** The pictures of a page's galleries. */
export function picturesIn(sections: readonly SectionData[]): GraphPicture[] {
  return sections.flatMap((section) =>
    section.__typename === "PicturesSection" ? section.pictures.flatMap(graphPicture) : [],
  );
}

type PictureCard = Extract<SectionData, { __typename: "PicturesSection" }>["pictures"][number];

function graphPicture({ title, text, picture }: PictureCard): GraphPicture[] {
  const image = picture.file.childImageSharp?.gatsbyImageData;
  const file = image?.images.fallback?.src;
  if (!image || !file) return [];
  return [{ title, text, alt: picture.alt, file, width: image.width, height: image.height }];
}
