/**
 * Customers' words in the demo, by the kind of product and how content they are. Two sentences make a review.
 */
export interface Words {
  titles: string[];
  /** About the thing, by the group of its kind. */
  about: Record<Group, string[]>;
  /** About everything around it. */
  around: string[];
}

export type Group = "toy" | "care" | "wear" | "kink";
export type Mood = "glad" | "fair" | "sorry";

export const words: Record<"en" | "fr", Record<Mood, Words>> = {
  en: {
    glad: {
      titles: ["Exactly what I hoped for", "Well made", "A quiet favourite", "Better than expected", "Would buy again", "Lovely gift", ""],
      about: {
        toy: ["The finish is smooth, without a seam anywhere.", "Quieter than I expected; nobody next door knows.", "It holds its charge for weeks.", "Easy to clean and easy to put away.", "The size is just as the ruler picture says."],
        care: ["Not sticky, no scent, and a little goes a long way.", "My skin is sensitive and it has been no trouble at all.", "The bottle doses cleanly with one hand.", "It washes off with water and leaves nothing behind."],
        wear: ["The fit is true to size and it stays where it should.", "Soft on the skin, even after a dozen washes.", "The colour is deeper than in the picture, and nicer.", "The seams are flat and nothing scratches."],
        kink: ["Soft inside, firm where it needs to be.", "The buckles are solid and open quickly.", "Good for beginners: easy to put on, easy to take off.", "It feels far more precious than it cost."],
      },
      around: ["It came in a plain box in three days.", "The box said nothing about what was inside.", "Customer care answered my question the same evening.", "I have recommended it to a friend already.", "We have used it every week since.", "The pouch was a kind surprise.", "I bought a second one for travelling."],
    },
    fair: {
      titles: ["Good, with a small but", "Does what it should", "Almost perfect", ""],
      about: {
        toy: ["Good, though a little louder than I would like.", "Nice shape; the button is hard to find in the dark."],
        care: ["It works well, but the cap could close tighter.", "Pleasant, though I would have liked a larger bottle."],
        wear: ["Comfortable, but take one size up.", "Nice cut; the colour has faded a little in the wash."],
        kink: ["Well made, but the strap is short for me.", "Pretty, and a bit stiff in the first days."],
      },
      around: ["Delivery took a day longer than announced.", "For the price I am content.", "The plain packaging is a plus."],
    },
    sorry: {
      titles: ["Not for me", "Sent it back", ""],
      about: {
        toy: ["Smaller than I had imagined; look at the picture with the glass first.", "It was not strong enough for me."],
        care: ["I did not get on with the texture.", "It dried too fast for my taste."],
        wear: ["It ran too small for me.", "The cloth is thinner than I thought."],
        kink: ["The material was too stiff for me.", "It did not fit my wrists well."],
      },
      around: ["The refund came without a question.", "Customer care was kind about it.", "Returning it was easy."],
    },
  },
  fr: {
    glad: {
      titles: ["Exactement ce que j’espérais", "Bien fini", "Un favori discret", "Mieux que prévu", "Je le rachèterais", "Un beau cadeau", ""],
      about: {
        toy: ["La finition est lisse, sans la moindre couture.", "Plus silencieux que je ne le pensais ; personne à côté ne s’en doute.", "La charge tient des semaines.", "Facile à nettoyer et facile à ranger.", "La taille est bien celle de la photo avec la règle."],
        care: ["Ni collant ni parfumé, et il en faut très peu.", "J’ai la peau sensible et tout s’est bien passé.", "Le flacon se dose proprement d’une seule main.", "Il part à l’eau et ne laisse rien."],
        wear: ["Taille fidèle, et tout reste en place.", "Doux sur la peau, même après dix lavages.", "La couleur est plus profonde que sur la photo, et plus belle.", "Les coutures sont plates et rien ne gratte."],
        kink: ["Doux à l’intérieur, ferme là où il le faut.", "Les boucles sont solides et s’ouvrent vite.", "Parfait pour débuter : facile à mettre, facile à retirer.", "On le croirait bien plus cher."],
      },
      around: ["Reçu en trois jours dans une boîte neutre.", "La boîte ne disait rien de son contenu.", "Le service client a répondu le soir même.", "Je l’ai déjà conseillé à une amie.", "Nous l’utilisons chaque semaine depuis.", "La pochette est une gentille attention.", "J’en ai pris un second pour voyager."],
    },
    fair: {
      titles: ["Bien, à un détail près", "Fait ce qu’il doit faire", "Presque parfait", ""],
      about: {
        toy: ["Bien, quoique un peu plus bruyant que je ne l’aurais voulu.", "Jolie forme ; le bouton se cherche dans le noir."],
        care: ["Efficace, mais le bouchon pourrait mieux fermer.", "Agréable, même si j’aurais aimé un plus grand flacon."],
        wear: ["Confortable, mais prenez une taille au-dessus.", "Belle coupe ; la couleur a un peu passé au lavage."],
        kink: ["Bien fait, mais la sangle est courte pour moi.", "Joli, et un peu raide les premiers jours."],
      },
      around: ["La livraison a pris un jour de plus que prévu.", "Pour ce prix, cela me convient.", "L’emballage neutre est un vrai plus."],
    },
    sorry: {
      titles: ["Pas pour moi", "Je l’ai renvoyé", ""],
      about: {
        toy: ["Plus petit que je ne l’imaginais ; regardez d’abord la photo avec le verre.", "Pas assez puissant pour moi."],
        care: ["Je n’ai pas aimé la texture.", "Il sèche trop vite à mon goût."],
        wear: ["Il taille trop petit pour moi.", "Le tissu est plus fin que je ne le pensais."],
        kink: ["La matière était trop raide pour moi.", "Il n’allait pas bien à mes poignets."],
      },
      around: ["Remboursement sans la moindre question.", "Le service client a été aimable.", "Le retour a été facile."],
    },
  },
};

export const authors = {
  en: ["Alex", "Morgan", "Sam R.", "Jonah", "Priya", "Dana", "Robin", "Theo K.", "Nell", "Chris", "Imani", "Casey L.", "Jordan", "Wren"],
  fr: ["Camille", "Dominique", "Élise", "Noé", "Maxime", "Inès", "Claude", "Sacha", "Margaux L.", "Rémi", "Lou", "Agathe"],
};
