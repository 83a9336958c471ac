package dev.candor.load.domain.prompt;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The vocabulary of the prompts: our own lists of common English words, 64 a list, so that six bits
 * choose one.
 */
final class Words {
  static final int LIST_SIZE = 64;

  static final List<String> NAMES =
      list(
          """
          Anna Peter Maria John Emma Paul Clara David Laura Simon Julia Mark Helen Martin Alice Thomas
          Sarah Daniel Eva Robert Rose Henry Nora Frank Grace Victor Ruth Adam Irene Oscar Lucy Felix
          Diana Jacob Marta Leo Sofia Max Elena Hugo Ada George Vera Philip Jane Walter Carla Eric Ida
          Roger Mary Stephen Olga Arthur Nina Ralph Edith Bruno Amy Louis Karen Samuel Alma Jack
          """);

  static final List<String> TRAITS =
      list(
          """
          old young quiet happy tired brave clever gentle honest proud lonely careful famous poor rich
          shy tall small strong wise angry busy calm curious early eager fair friendly funny grand great
          hungry kind late lazy lively lucky merry modest new noble odd patient plain polite pretty
          quick rough sad serious silent simple slow strange sweet thin tough warm wild worried gloomy
          stern restless cheerful
          """);

  static final List<String> TRADES =
      list(
          """
          baker farmer teacher doctor sailor painter writer singer driver builder gardener miller hunter
          tailor soldier student lawyer nurse pilot poet priest judge king queen clerk cook dancer
          fisherman guide guard hero host inventor journalist librarian merchant miner monk musician
          officer player porter printer professor ranger runner scholar scientist shepherd smith spy
          stranger surgeon swimmer trader traveler waiter weaver widow worker carpenter artist actor chef
          """);

  static final List<String> PLACES =
      list(
          """
          river mountain village harbor forest valley island city castle desert garden market bridge
          station school church palace tower beach lake farm mill mine museum library theater hotel
          hospital prison factory airport border coast canyon cave cliff corner court field gate hall
          hill house inn kitchen meadow monastery north ocean park plain port road room ruins sea shore
          south spring square street temple town wall
          """);

  static final List<String> THINGS =
      list(
          """
          letter lamp book map key ring clock coin mirror basket bell blanket boat bottle bowl box bread
          brush bucket button cake candle car chair cheese cloth coat cup desk door drum engine fence
          flag flower flute glass glove guitar hammer hat horse knife ladder medal needle painting paper
          pen photograph piano picture pot purse radio rope saddle seed shirt shoe stone sword table
          violin
          """);

  static final List<String> DEEDS =
      list(
          """
          found lost carried opened closed sold bought hid painted cleaned repaired broke burned dropped
          moved kept wanted needed watched followed wrote read built made took brought sent left showed
          gave received stole saved shared touched turned used washed wrapped counted covered cut drew
          described examined finished forgot held loved measured missed noticed offered ordered placed
          pulled pushed raised remembered returned searched tested tied threw
          """);

  private Words() {}

  private static List<String> list(String words) {
    List<String> all = Pattern.compile("\\s+").splitAsStream(words.strip()).toList();
    if (all.stream().distinct().count() != LIST_SIZE) {
      throw new IllegalStateException(
          "a list of " + all.size() + " words; " + LIST_SIZE + " different ones are needed");
    }
    return all;
  }
}
