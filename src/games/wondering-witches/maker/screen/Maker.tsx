/** You are the High Witch: a recipe is set, proven, and handed to those who have to find it. */
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/Button';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { codeOfSketch, PLAYED_IN } from '../../making/sharing';
import { BLANK } from '../../making/sketch';
import { formatSketch } from '../../making/sketchText';
import { CoverPage } from './CoverPage';
import { RecipePage } from './RecipePage';
import { Table } from './Table';
import { useSecret } from './useSecret';
import '../../screen/styles/witches.css';

/** passing: on its way to the players, who are to see nothing of the recipe. */
type Page = 'recipe' | 'covered' | 'table' | 'passing';

export default function Maker(maker: MakerProps) {
  const secret = useSecret();
  const { sketch, state, known } = secret;
  const [page, setPage] = useState<Page | null>(null);
  // Whoever comes to this page may be one of those who have to find it.
  const isBlank = formatSketch(sketch) === formatSketch(BLANK);
  useEffect(() => {
    if (state.isLoaded) setPage((shown) => shown ?? (isBlank ? 'recipe' : 'covered'));
  }, [state.isLoaded, isBlank]);

  const recipe = known.recipe.ok ? known.recipe.value : null;
  if (page === 'recipe') {
    return (
      <RecipePage
        maker={maker}
        secret={secret}
        onHide={() => setPage('covered')}
        onPass={() => setPage('passing')}
        onTable={() => setPage('table')}
      />
    );
  }
  if (page === 'table' && recipe) {
    return <Table maker={maker} secret={secret} recipe={recipe} onLeave={() => setPage('covered')} />;
  }
  if (page === 'passing' && recipe) {
    return (
      <CoverPage
        maker={maker}
        head="Pass the device on"
        text="The recipe is hidden. High Witch, look away: now the others brew."
      >
        <Button kind="primary" onClick={() => maker.onPlay(codeOfSketch(sketch, recipe), PLAYED_IN)}>
          We are ready to brew
        </Button>
        <Button onClick={() => setPage('covered')}>Not yet</Button>
      </CoverPage>
    );
  }
  if (page === null) return <CoverPage maker={maker} head="One moment" text="" />;
  const isAtTable = sketch.potions.length > 0 || sketch.draft.length > 0;
  return (
    <CoverPage
      maker={maker}
      head="The recipe is hidden"
      text="A secret recipe has been set here. Only the High Witch may look."
    >
      {isAtTable && recipe && (
        <Button kind="primary" onClick={() => setPage('table')}>
          Go on at the table
        </Button>
      )}
      <Button kind={isAtTable ? 'plain' : 'primary'} onClick={() => setPage('recipe')}>
        I am the High Witch: show it
      </Button>
    </CoverPage>
  );
}
