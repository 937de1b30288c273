import { NICHE_PICKS } from '../../domain/matchNiche';

export const examples = {
  url: ['https://www.tiktok.com/@ines.test/video/7301234567890123456', 'https://vm.tiktok.com/ZMabc123/'],
  product: ['Sérum à la vitamine C', 'Mini ventilateur', 'Boîte à goûter'],
  niche: NICHE_PICKS,
  viewsCount: ['12 400', '0', '1,2 M', ''],
  likesCount: ['310', '0', '8 k', ''],
  duration: ['24', '0', '1:05', ''],
  avgWatchTime: ['9', '30', '7,4', ''],
  ctaUsed: ['C’est juste en bas', 'Le lien est en bio', 'Dis-moi en commentaire', ''],
};
